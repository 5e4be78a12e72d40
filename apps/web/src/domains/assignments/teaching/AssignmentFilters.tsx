import { sheetFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { useUser } from '#lib/session.ts'
import type { ListControl } from '#lib/useListView.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import type { Option } from '#ui/option.ts'
import { Select } from '#ui/Select.tsx'
import { ClassFilter, TermFilter } from '../ClassFilters.tsx'
import { stateOptions } from './AssignmentStateChip.tsx'
import { assignmentsQuery, narrowingOf } from './assignmentsQuery.ts'

const sortOptions: readonly Option[] = [
  { value: '-dueAt', label: 'Latest due first' },
  { value: 'dueAt', label: 'Earliest due first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'class', label: 'Class, A to Z' },
]

/** What narrows the assignments; on a phone, where the table has no heads, also their order. */
export function AssignmentFilters({ list, total }: { list: ListControl; total: number | undefined }) {
  const isAdmin = useUser().role === 'admin'
  return (
    <FilterBar count={total === undefined ? '' : counted(total, 'assignment')}>
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
      <ExportMenu
        formats={sheetFormats}
        address={(format) =>
          addressFor('exportAssignments', { ...narrowingOf(assignmentsQuery(list.view)), format })
        }
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
