import { useMemo } from 'react'
import {
  cleared,
  type ListShape,
  type ListView,
  narrowingOf,
  nextSort,
  readListView,
  viewParams,
  writeListView,
} from './listParams.ts'
import { useUrlParams } from './useUrlParams.ts'

/** A list's page, order, search and filters, kept in the URL so that a view can be linked. */
export function useListView(shape: ListShape) {
  const [params, change] = useUrlParams()
  const view = useMemo(() => readListView(params, shape), [params, shape])
  const show = (edit: (view: ListView) => Partial<ListView>) =>
    change((now) => {
      const current = readListView(now, shape)
      writeListView(now, { ...current, page: 1, ...edit(current) }, shape)
    })
  return {
    view,
    setPage: (page: number) => show(() => ({ page })),
    setSearch: (search: string) => show(() => ({ search })),
    setFilter: (name: string, value: string) =>
      show(({ filters }) => ({ filters: { ...filters, [name]: value } })),
    /** Several at once. */
    setFilters: (changed: Record<string, string>) =>
      show(({ filters }) => ({ filters: { ...filters, ...changed } })),
    setSort: (sort: string) => show(() => ({ sort })),
    sortBy: (column: string) => show(({ sort }) => ({ sort: nextSort(sort, column) })),
    /** Whether the list is filtered. */
    narrowed: view.search !== '' || narrowingOf(view, shape).length > 0,
    clear: () => show((current) => cleared(current, shape)),
    /** The contents of a saved view. */
    saved: { search: view.search, params: viewParams(view, shape) },
    showSaved: ({ search, params }: { search: string; params: string }) =>
      show(() => ({ ...readListView(new URLSearchParams(params), shape), page: 1, search })),
  }
}

export type ListControl = ReturnType<typeof useListView>
