import type { SubmissionFilter } from '@campanile/contract/assignments/marking.ts'
import type { ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'

const words: Record<SubmissionFilter, string> = {
  all: 'All',
  'not-submitted': 'Not handed in',
  submitted: 'Handed in',
  late: 'Late',
  'to-mark': 'To mark',
  marked: 'Marked',
  returned: 'Returned',
}
const options = Object.entries(words).map(([value, label]) => ({ value, label }))

interface SubmissionFiltersProps {
  list: ListControl
  shown: SubmissionFilter
  total: number | undefined
  /** What can be done with all of them. */
  children: ReactNode
}

/** What narrows the students of an assignment. */
export const SubmissionFilters = ({ list, shown, total, children }: SubmissionFiltersProps) => (
  <FilterBar count={total === undefined ? '' : counted(total, 'student')}>
    <ListSearch list={list} label="Find a student" className="w-56" />
    <Select
      label="Show"
      prefix="Show"
      value={shown}
      onChange={(value) => list.setFilter('show', value === 'all' ? '' : value)}
      options={options}
    />
    {children}
  </FilterBar>
)
