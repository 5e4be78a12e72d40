import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'
import { studentSortOptions } from '../students/studentColumns.tsx'

const stateOptions = [
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'left', label: 'Left' },
]

interface EnrolmentFiltersProps {
  list: ListControl
  state: string
  total: number | undefined
}

/** What narrows the students of a class. */
export const EnrolmentFilters = ({ list, state, total }: EnrolmentFiltersProps) => (
  <FilterBar count={total === undefined ? '' : counted(total, 'student')}>
    <ListSearch list={list} label="Find a student" />
    <Select
      label="Show"
      prefix="Show"
      value={state}
      onChange={(next) => list.setFilter('students', next === 'enrolled' ? '' : next)}
      options={stateOptions}
    />
    <Select
      label="Order"
      prefix="Order"
      value={list.view.sort}
      onChange={list.setSort}
      options={studentSortOptions}
      className="md:hidden"
    />
  </FilterBar>
)
