import type { ReactNode } from 'react'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { audienceWords } from '../leaveWords.ts'

const all = 'all'
const number = new Intl.NumberFormat('en-GB')
const roleOptions = Object.entries(audienceWords).map(([value, label]) => ({ value, label }))

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

interface LeaveFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
  /** "person", "people". */
  unit: readonly [one: string, many: string]
  children?: ReactNode
}

/** What narrows a list of people or their requests. */
export function LeaveFilters({ list, total, unit, children }: LeaveFiltersProps) {
  const count = total === undefined ? '' : `${number.format(total)} ${unit[total === 1 ? 0 : 1]}`
  return (
    <FilterBar count={count}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label="Find a person"
        className="w-64 max-md:w-full"
      />
      <FilterSelect list={list} name="role" label="Role" options={roleOptions} />
      {children}
    </FilterBar>
  )
}
