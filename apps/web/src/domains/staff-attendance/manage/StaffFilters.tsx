import type { ReactNode } from 'react'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { audienceOptions } from '../staffWords.ts'

const all = 'all'
const roleOptions = [{ value: all, label: 'All' }, ...audienceOptions]
const number = new Intl.NumberFormat('en-GB')

interface StaffFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
  /** "person", "people". */
  unit: readonly [one: string, many: string]
  children?: ReactNode
}

/** What narrows a list of staff. */
export function StaffFilters({ list, total, unit, children }: StaffFiltersProps) {
  const count = total === undefined ? '' : `${number.format(total)} ${unit[total === 1 ? 0 : 1]}`
  return (
    <FilterBar count={count}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label="Find a person"
        className="w-64 max-md:w-full"
      />
      <Select
        label="Role"
        prefix="Role"
        value={list.view.filters.role ?? all}
        onChange={(value) => list.setFilter('role', value === all ? '' : value)}
        options={roleOptions}
      />
      {children}
    </FilterBar>
  )
}
