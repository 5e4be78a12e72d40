/** Groups rows by a key. Rows keep their order within each group. */
export function groupRows<K, T>(rows: readonly T[], toKey: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const key = toKey(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
