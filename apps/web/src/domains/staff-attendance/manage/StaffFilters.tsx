import type { ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { audienceOptions } from '../staffWords.ts'

const roleOptions = audienceOptions

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
  const count = total === undefined ? '' : counted(total, ...unit)
  return (
    <FilterBar count={count}>
      <ListSearch list={list} label="Find a person" />
      <FilterSelect list={list} name="role" label="Role" options={roleOptions} />
      {children}
    </FilterBar>
  )
}
