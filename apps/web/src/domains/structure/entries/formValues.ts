// How fields of a form become what the contract takes.

/** An emptied field is no value. */
export const orNull = { setValueAs: (value: string | null) => (value?.trim() ? value.trim() : null) }

const numberOf = (value: unknown) => (value === '' || value == null ? null : Number(value))

/** Digits as a number; the schema says what is wrong with anything else. */
export const asNumber = { setValueAs: numberOf }
