import type { ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { audienceWords } from '../leaveWords.ts'

const roleOptions = Object.entries(audienceWords).map(([value, label]) => ({ value, label }))

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
  const count = total === undefined ? '' : counted(total, ...unit)
  return (
    <FilterBar count={count}>
      <ListSearch list={list} label="Find a person" />
      <FilterSelect list={list} name="role" label="Role" options={roleOptions} />
      {children}
    </FilterBar>
  )
}
