import { useUser } from '#lib/session.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import type { Option } from '#ui/option.ts'
import { Select } from '#ui/Select.tsx'
import { ClassFilter, TermFilter } from '../ClassFilters.tsx'
import { stateOptions } from './AssignmentStateChip.tsx'

const number = new Intl.NumberFormat('en-GB')
const sortOptions: readonly Option[] = [
  { value: '-dueAt', label: 'Latest due first' },
  { value: 'dueAt', label: 'Earliest due first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'class', label: 'Class, A to Z' },
]

/** What narrows the assignments; on a phone, where the table has no heads, also their order. */
export function AssignmentFilters({ list, total }: { list: ListControl; total: number | undefined }) {
  const isAdmin = useUser().role === 'admin'
  const words = total === 1 ? 'assignment' : 'assignments'
  return (
    <FilterBar count={total === undefined ? '' : `${number.format(total)} ${words}`}>
      <ListSearch list={list} label="Find an assignment" className="w-56" />
      {isAdmin && <TermFilter list={list} />}
      <ClassFilter list={list} />
      <FilterSelect list={list} name="state" label="State" options={stateOptions} unset="In use" />
      <FilterSelect
        list={list}
        name="to-mark"
        label="Marking"
        options={[{ value: '1', label: 'Work to mark' }]}
      />
      <Select
        label="Order"
        prefix="Order"
        value={list.view.sort}
        onChange={list.setSort}
        options={sortOptions}
        className="md:hidden"
      />
    </FilterBar>
  )
}
