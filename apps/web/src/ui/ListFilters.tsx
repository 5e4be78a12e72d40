import { isPlainDate } from '#lib/plainDate.ts'
import type { ListControl } from '#lib/useListView.ts'
import { DateFilter } from './DateFilter.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { ListFilter } from './listFilter.ts'

interface ListFiltersProps {
  list: ListControl
  filters: readonly ListFilter[]
}

/** The filters of a list, as it declares them. */
export const ListFilters = ({ list, filters }: ListFiltersProps) =>
  filters.map((filter) => {
    if (!('kind' in filter)) return <FilterSelect key={filter.name} list={list} {...filter} />
    const { name, kind: _kind, ...look } = filter
    const day = list.view.filters[name] ?? null
    return (
      <DateFilter
        key={name}
        {...look}
        value={isPlainDate(day) ? day : ''}
        onChange={(value) => list.setFilter(name, value)}
      />
    )
  })
