/** The state of a list, as kept in the URL. */
export interface ListView {
  page: number
  search: string
  /** Column, with a minus before it for descending. */
  sort: string
  /** Filters that are set. */
  filters: Record<string, string>
}

/** The possible parameters of a list. */
export interface ListShape {
  /** Names of its filters in the URL; a parameter of another name is none of the list's business. */
  filters: readonly string[]
  /** The order it has by default. */
  sort: string
  /**
   * Filters that identify the list (a tab, a month). They don't count as filters, and clearing keeps them.
   */
  kept?: readonly string[]
}

/** The last page that the server returns. */
export const lastPage = 100_000
const longestSearch = 100

/** The parameters of a link, limited to valid values. */
export const withinLimits = ({ page, search }: Pick<ListView, 'page' | 'search'>) => ({
  page: Math.min(page, lastPage),
  search: search.slice(0, longestSearch),
})

/** The value in a link if it is valid; otherwise undefined. */
export const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((it) => it === value)

export function readListView(params: URLSearchParams, shape: ListShape): ListView {
  const page = Number(params.get('page'))
  const filters = [...params].filter(([name, value]) => shape.filters.includes(name) && value !== '')
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    sort: params.get('sort') || shape.sort,
    filters: Object.fromEntries(filters),
  }
}

/** Writes this view into a query: defaults are omitted, and unrelated parameters are kept. */
export function writeListView(
  params: URLSearchParams,
  { page, search, sort, filters }: ListView,
  shape: ListShape,
): URLSearchParams {
  for (const name of ['page', 'search', 'sort', ...shape.filters]) params.delete(name)
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value)
  if (search) params.set('search', search)
  if (sort !== shape.sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Written to the URL to select all values of a filter that has a default. */
export const everyValue = 'all'

/**
 * The value of a filter with a default, such as pending requests. A search ignores the default unless the
 * person selects a value.
 */
export function usualFilter<T extends string>(
  known: readonly T[],
  usual: T,
  asked: string | undefined,
  search: string,
): T | undefined {
  if (asked === everyValue) return undefined
  return oneOf(known, asked) ?? (search === '' ? usual : undefined)
}

/** Filters and order as a query string, for a saved view. */
export const viewParams = (view: ListView, shape: ListShape): string =>
  writeListView(new URLSearchParams(), { ...view, page: 1, search: '' }, shape).toString()

/** The filters that narrow the list. */
export const narrowingOf = ({ filters }: ListView, { kept = [] }: ListShape): string[] =>
  Object.keys(filters).filter((name) => !kept.includes(name))

/** Without search and filters; parameters that identify the list stay. */
export const cleared = (view: ListView, { kept = [] }: ListShape): ListView => ({
  ...view,
  search: '',
  filters: Object.fromEntries(Object.entries(view.filters).filter(([name]) => kept.includes(name))),
})

/** The next order when a column's head is pressed: ascending, then descending. */
export const nextSort = (sort: string, column: string) => (sort === column ? `-${column}` : column)
