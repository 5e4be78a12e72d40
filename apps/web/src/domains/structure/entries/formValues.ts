// Converts form fields to the contract's format.

/** An emptied field is no value. */
export const orNull = { setValueAs: (value: string | null) => (value?.trim() ? value.trim() : null) }

const numberOf = (value: unknown) => (value === '' || value == null ? null : Number(value))

/** Digits as a number; the schema reports anything else. */
export const asNumber = { setValueAs: numberOf }
