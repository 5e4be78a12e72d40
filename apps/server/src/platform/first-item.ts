/** The first item of a list that has one, such as the rows that an insert returns. */
export function firstItem<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new TypeError('The list is empty.')
  return item
}
