import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'
import { studentSortOptions } from '../students/studentColumns.tsx'

/** What narrows the students of a batch. */
export const MemberFilters = ({ list, total }: { list: ListControl; total: number | undefined }) => (
  <FilterBar count={total === undefined ? '' : counted(total, 'student')}>
    <ListSearch list={list} label="Find a student" />
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
