import type { ComparedRow } from '@campanile/contract/analytics.ts'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { RateChip } from '../../reports/RateChip.tsx'
import { useComparison } from '../analytics.api.ts'
import { type Scope, scopeOf, tabPath } from '../analyticsView.ts'
import { groupOptions, groupWords, inside } from '../groupWords.ts'
import { changeWords, percentWords } from '../percentWords.ts'
import type { ViewProps } from '../viewProps.ts'
import { comparisonOf } from './comparisonQuery.ts'

type Group = ReturnType<typeof comparisonOf>['by']

/** Where a row leads: to what it is made of, or to the register of its class. */
function rowPath(by: Group, id: string, scope: Scope): string {
  const next = inside[by]
  if (by === 'class' || !next) return `/app/classes/${id}/report`
  return tabPath('compare', { ...scope, [groupWords[by].filter]: id }, { by: next })
}

const RowLink = ({ row, by, scope }: { row: ComparedRow; by: Group; scope: Scope }) => (
  <Link to={rowPath(by, row.id, scope)} className="hover:underline">
    {row.name}
  </Link>
)

function Change({ row }: { row: ComparedRow }) {
  const words = changeWords(row.percentage, row.previous)
  if (words === null) return <span className="text-ink-3">–</span>
  return (
    <span
      className={cn(words.startsWith('−') ? 'text-bad-ink' : words === '0' ? 'text-ink-3' : 'text-ok-ink')}
    >
      {words}
    </span>
  )
}

const columnsFor = (by: Group, scope: Scope): Column<ComparedRow>[] => [
  {
    id: 'name',
    head: groupWords[by].one,
    sortable: true,
    className: 'w-[34%] max-w-0',
    cell: (row) => (
      <TwoLines sub={row.detail}>
        <RowLink row={row} by={by} scope={scope} />
      </TwoLines>
    ),
  },
  { id: 'students', head: 'Students', sortable: true, align: 'right', cell: (row) => row.students },
  { id: 'sessions', head: 'Sessions', align: 'right', cell: (row) => row.sessions },
  {
    id: 'percentage',
    head: 'Attendance',
    sortable: true,
    align: 'right',
    cell: (row) => <RateChip percentage={row.percentage} below={row.below} />,
  },
  { id: 'change', head: 'Change', sortable: true, align: 'right', cell: (row) => <Change row={row} /> },
  { id: 'late', head: 'Late', sortable: true, align: 'right', cell: (row) => percentWords(row.lateShare) },
]

const CompareFilters = ({ list, by, count }: { list: ListControl; by: Group; count: string }) => (
  <FilterBar count={count}>
    <ListSearch list={list} label={`Find in ${groupWords[by].many.toLowerCase()}`} />
    <Select
      label="Compare"
      prefix="Compare"
      value={by}
      onChange={(value) => list.setFilter('by', value)}
      options={groupOptions}
    />
    <Select
      label="Order"
      prefix="Order"
      value={list.view.sort || '-percentage'}
      onChange={list.setSort}
      options={[
        { value: '-percentage', label: 'Highest attendance first' },
        { value: 'percentage', label: 'Lowest attendance first' },
        { value: 'change', label: 'Largest loss first' },
        { value: '-late', label: 'Most often late first' },
        { value: 'name', label: 'Name' },
      ]}
      className="md:hidden"
    />
  </FilterBar>
)

/** Programmes, batches, courses, classes or lecturers of a term, all of them; a row leads into itself. */
export function CompareView({ list }: ViewProps) {
  const scope = scopeOf(list.view)
  const asked = comparisonOf(list.view)
  const comparison = useComparison({ ...scope, ...asked, page: list.view.page })
  const total = comparison.data?.total
  return (
    <Card aria-label="Comparison">
      <CompareFilters
        list={list}
        by={asked.by}
        count={
          total === undefined
            ? ''
            : counted(total, groupWords[asked.by].one.toLowerCase(), groupWords[asked.by].many.toLowerCase())
        }
      />
      <PagedList
        query={comparison}
        onPage={list.setPage}
        failure="We could not load the comparison"
        heading="h2"
        empty={
          <Empty
            kind="search"
            heading="h2"
            title="Nothing is counted here"
            action={list.view.search && <Button onClick={() => list.setSearch('')}>Clear search</Button>}
          >
            Choose another term or fewer filters.
          </Empty>
        }
      >
        {(rows, stale) => (
          <DataTable
            label={groupWords[asked.by].many}
            columns={columnsFor(asked.by, scope)}
            rows={rows}
            rowKey={({ id }) => id}
            sort={asked.sort}
            onSort={list.sortBy}
            stale={stale}
            item={(row) => (
              <ListItem
                title={<RowLink row={row} by={asked.by} scope={scope} />}
                chip={<RateChip percentage={row.percentage} below={row.below} />}
                essence={row.detail}
                meta={
                  <>
                    {counted(row.students, 'student')}, {percentWords(row.lateShare)} late, change{' '}
                    <Change row={row} />
                  </>
                }
              />
            )}
          />
        )}
      </PagedList>
    </Card>
  )
}
