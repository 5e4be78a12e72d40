import type { ReactNode } from 'react'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { counted } from './payWords.ts'

const all = 'all'

interface FilterSelectProps {
  list: ListControl
  /** The filter's name in the URL. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** One filter of a list, off unless something is chosen. */
export const FilterSelect = ({ list, name, label, options }: FilterSelectProps) => (
  <Select
    label={label}
    prefix={label}
    value={list.view.filters[name] ?? all}
    onChange={(value) => list.setFilter(name, value === all ? '' : value)}
    options={[{ value: all, label: 'All' }, ...options]}
  />
)

interface ListFiltersProps {
  list: ListControl
  /** Of the search box: "Find a person". */
  label: string
  /** Unknown while the first page loads. */
  total: number | undefined
  unit: readonly [one: string, many: string]
  children?: ReactNode
}

/** What narrows a list, and how much is left of it. */
export const ListFilters = ({ list, label, total, unit, children }: ListFiltersProps) => (
  <FilterBar count={total === undefined ? '' : counted(total, ...unit)}>
    <SearchInput
      value={list.view.search}
      onChange={list.setSearch}
      label={label}
      className="w-64 max-md:w-full"
    />
    {children}
  </FilterBar>
)
