/** An object with a value for each of these keys. */
export const mapKeys = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>

/** The keys of an object that has no others than its type names. */
export const listKeys = <K extends string>(object: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(object) as K[]
