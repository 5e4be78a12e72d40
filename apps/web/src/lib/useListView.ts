import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import {
  keepOthers,
  type ListShape,
  type ListView,
  nextSort,
  readListView,
  writeListView,
} from './listParams.ts'

/** A list's page, order, search and filters, kept in the URL so that a view can be linked. */
export function useListView(shape: ListShape) {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readListView(params, shape), [params, shape])
  const { pathname } = useLocation()
  const show = (change: Partial<ListView>) => {
    // The next screen's code may still be loading: a search typed just before must not call its reader back.
    if (window.location.pathname !== pathname) return
    const next = writeListView({ ...view, page: 1, ...change }, shape)
    setParams(keepOthers(params, next, shape), { replace: true })
  }
  return {
    view,
    setPage: (page: number) => show({ page }),
    setSearch: (search: string) => show({ search }),
    setFilter: (name: string, value: string) => show({ filters: { ...view.filters, [name]: value } }),
    /** Several at once. */
    setFilters: (filters: Record<string, string>) => show({ filters: { ...view.filters, ...filters } }),
    setSort: (sort: string) => show({ sort }),
    sortBy: (column: string) => show({ sort: nextSort(view.sort, column) }),
    /** Whether anything narrows the list. */
    narrowed: view.search !== '' || Object.keys(view.filters).length > 0,
    clear: () => show({ search: '', filters: {} }),
  }
}

export type ListControl = ReturnType<typeof useListView>
