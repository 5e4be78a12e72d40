import { sheetFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import type { ListControl } from '#lib/useListView.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'
import { ClassFilter, TermFilter } from '../ClassFilters.tsx'
import type { lateQuery } from './lateQuery.ts'

const sortOptions = [
  { value: '-submittedAt', label: 'Newest first' },
  { value: 'submittedAt', label: 'Oldest first' },
  { value: '-lateness', label: 'Latest first' },
  { value: 'student', label: 'Student, A to Z' },
]

/** What the file is narrowed to: the filters, not the page and its order. */
const narrowing = ({ page: _page, sort: _sort, ...filters }: ReturnType<typeof lateQuery>) => filters

interface LateFiltersProps {
  list: ListControl
  query: ReturnType<typeof lateQuery>
  total: number | undefined
}

/** What narrows the late work; on a phone, where the table has no heads, also its order. */
export const LateFilters = ({ list, query, total }: LateFiltersProps) => (
  <FilterBar count={total === undefined ? '' : `${total} shown`}>
    <ListSearch list={list} label="Find a student or assignment" />
    <TermFilter list={list} />
    <ClassFilter list={list} />
    <ExportMenu
      formats={sheetFormats}
      address={(format) => addressFor('exportLateSubmissions', { ...narrowing(query), format })}
    />
    <Select
      label="Order"
      prefix="Order"
      value={query.sort}
      onChange={list.setSort}
      options={sortOptions}
      className="md:hidden"
    />
  </FilterBar>
)
