import { mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'

const statusOptions = mitigationStatuses.map((value) => ({ value, label: mitigationStatusWords[value] }))

interface RequestFiltersProps {
  list: ListControl
  total: number | undefined
}

export const RequestFilters = ({ list, total }: RequestFiltersProps) => (
  <FilterBar count={total === undefined ? '' : counted(total, 'request')}>
    <ListSearch list={list} label="Find a student, title or course" className="w-72" />
    <FilterSelect
      list={list}
      name="status"
      label="Status"
      options={statusOptions}
      className="max-md:flex-1"
    />
  </FilterBar>
)
