/** One page of a list that the server pages. */
export interface ListPage<T> {
  items: readonly T[]
  total: number
  page: number
  pageSize: number
}

/** The pages of the list behind a queue: the current one, and how to load the others. */
export interface ReviewPages<T> {
  shown: Omit<ListPage<T>, 'items'>
  load: (page: number) => Promise<ListPage<T>>
  onPage: (page: number) => void
}

/** The rows of a list that a queue has loaded, with their pages, and how many others are around them. */
export interface ReviewSpan<T> {
  entries: readonly { row: T; page: number }[]
  before: number
  after: number
}

/** Some rows of a page, or the whole list if it has no pages. */
export function spanOf<T>(rows: readonly T[], list?: Omit<ListPage<T>, 'items'>): ReviewSpan<T> {
  if (!list) return { entries: rows.map((row) => ({ row, page: 1 })), before: 0, after: 0 }
  const { page, pageSize, total } = list
  const before = (page - 1) * pageSize
  return {
    entries: rows.map((row) => ({ row, page })),
    before,
    after: Math.max(0, total - before - rows.length),
  }
}

interface Walk<T> {
  load: (page: number) => Promise<ListPage<T>>
  idOf: (row: T) => string
  isWanted: (row: T) => boolean
}

/**
 * Loads pages in one direction until one contains a wanted row. The outermost page is read again first:
 * decided rows have left the list, and others have moved up. Rows that moved down are not included twice.
 */
export async function extendSpan<T>(
  span: ReviewSpan<T>,
  to: 'previous' | 'next',
  { load, idOf, isWanted }: Walk<T>,
): Promise<{ span: ReviewSpan<T>; row: T | undefined }> {
  const forward = to === 'next'
  const outermost = forward ? span.entries.at(-1) : span.entries[0]
  let grown = span
  for (
    let page = outermost?.page ?? 1;
    (forward ? grown.after : grown.before) > 0;
    page += forward ? 1 : -1
  ) {
    const list = await load(page)
    const known = new Set(grown.entries.map(({ row }) => idOf(row)))
    const isKnown = (row: T) => known.has(idOf(row))
    const { items } = list
    const firstKnown = items.findIndex(isKnown)
    const fresh = forward
      ? items.slice(items.findLastIndex(isKnown) + 1)
      : items.slice(0, firstKnown < 0 ? items.length : firstKnown)
    const entries = fresh.map((row) => ({ row, page }))
    const loaded = spanOf(items, { ...list, page })
    grown = forward
      ? { ...grown, entries: [...grown.entries, ...entries], after: loaded.after }
      : { ...grown, entries: [...entries, ...grown.entries], before: loaded.before }
    const row = forward ? fresh.find(isWanted) : fresh.findLast(isWanted)
    if (row) return { span: grown, row }
  }
  return { span: grown, row: undefined }
}
