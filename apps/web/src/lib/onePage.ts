/** A page of a list, as far as a screen needs it. */
interface Page<T> {
  items: readonly T[]
  total: number
  page: number
  pageSize: number
}

interface PagedQuery<T> {
  data: Page<T> | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}

const pageOf = <T>(items: readonly T[]): Page<T> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: Math.max(1, items.length),
})

/** Rows that are all there, for a list that otherwise shows pages. */
export const allOnOnePage = <T>(items: readonly T[]): PagedQuery<T> => ({
  data: pageOf(items),
  error: null,
  isPlaceholderData: false,
  refetch: () => undefined,
})

/** The pages that have been loaded one after another (`useReadPages`), as one. */
export const pagesAsOne = <T>({
  data,
  ...query
}: Omit<PagedQuery<T>, 'data'> & {
  data: { pages: readonly { items: readonly T[] }[] } | undefined
}): PagedQuery<T> => ({
  ...query,
  data: data && pageOf(data.pages.flatMap(({ items }) => items)),
})
