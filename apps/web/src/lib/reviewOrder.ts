interface Order<T> {
  rows: readonly T[]
  idOf: (row: T) => string
}

/** The position of an item in its queue, and its neighbours; undefined if it isn't part of it. */
export function positionIn<T>({ rows, idOf }: Order<T>, opened: string) {
  const at = rows.findIndex((row) => idOf(row) === opened)
  if (at < 0) return undefined
  return { at: at + 1, of: rows.length, previous: rows[at - 1], next: rows[at + 1] }
}

/** The item to review after this one: the next open one, or else the first one that was skipped before it. */
export function nextToReview<T>({ rows, idOf }: Order<T>, opened: string, isOpen: (row: T) => boolean) {
  const at = rows.findIndex((row) => idOf(row) === opened)
  if (at < 0) return {}
  return { following: rows.slice(at + 1).find(isOpen), skipped: rows.slice(0, at).find(isOpen) }
}
