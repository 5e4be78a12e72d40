import { type MitigationStatus, mitigationStatuses } from '@campanile/contract/mitigation.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { countOf, statusWords } from '../mitigationWords.ts'

const all = 'all'
const statusOptions = [
  { value: all, label: 'All' },
  ...mitigationStatuses.map((value) => ({ value, label: statusWords[value] })),
]

interface RequestFiltersProps {
  list: ListControl
  status: MitigationStatus | undefined
  total: number | undefined
}

export const RequestFilters = ({ list, status, total }: RequestFiltersProps) => (
  <FilterBar count={total === undefined ? '' : countOf(total, 'request')}>
    <SearchInput
      label="Find a student, title or course"
      value={list.view.search}
      onChange={list.setSearch}
      className="w-72 max-md:w-full"
    />
    <Select
      label="Status"
      prefix="Status"
      value={status ?? all}
      onChange={(value) => list.setFilter('status', value === all ? '' : value)}
      options={statusOptions}
      className="max-md:flex-1"
    />
  </FilterBar>
)
