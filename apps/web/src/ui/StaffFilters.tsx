import type { ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { ListSearch } from './ListSearch.tsx'

const roleOptions = [
  { value: 'lecturer', label: 'Lecturers' },
  { value: 'staff', label: 'Staff' },
]

interface StaffFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
  /** "person", "people". */
  unit: readonly [one: string, many: string]
  children?: ReactNode
}

/** What narrows a list of lecturers and staff, or of what is theirs. */
export function StaffFilters({ list, total, unit, children }: StaffFiltersProps) {
  return (
    <FilterBar count={total === undefined ? '' : counted(total, ...unit)}>
      <ListSearch list={list} label="Find a person" />
      <FilterSelect list={list} name="role" label="Role" options={roleOptions} />
      {children}
    </FilterBar>
  )
}
