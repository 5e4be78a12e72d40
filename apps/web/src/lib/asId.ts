const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The id in an address; undefined if the address contains something else. */
export const asId = (value: string | undefined) => (value && uuid.test(value) ? value : undefined)
