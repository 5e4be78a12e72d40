import type { ComparedRow } from '@campanile/contract/analytics/analytics.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { Select } from '#ui/Select.tsx'
import { RateIntervals } from '../../intervals/RateIntervals.tsx'
import { rateIntervals } from '../../intervals/rateIntervals.ts'
import { RateChip } from '../../reports/RateChip.tsx'
import { type Scope, scopeOf } from '../analyticsView.ts'
import { type RowKind, type RowsPart, rowsPath } from '../drilldown/rowsView.ts'
import { analyticsGroupWords, groupOptions } from '../groupWords.ts'
import { percentChangeWords, percentWords } from '../percentWords.ts'
import type { ViewProps } from '../viewProps.ts'
import { comparisonOf } from './comparisonQuery.ts'
import { m } from './messages.ts'
import { rowPath } from './rowPath.ts'

type Group = ReturnType<typeof comparisonOf>['by']

interface RowProps {
  row: ComparedRow
  by: Group
  scope: Scope
}

/** A lecturer’s name leads to their page, any other name to the parts of the row. */
const Name = ({ row, by, scope }: RowProps) =>
  by === 'lecturer' ? (
    <PersonLink personId={row.id} name={row.name} personRole="lecturer" />
  ) : (
    <Link to={rowPath(by, row.id, scope)} className="hover:underline">
      {row.name}
    </Link>
  )

/** For lecturers, whose names lead to their pages: the link to their classes. */
const classesColumn = ({ by, scope }: Of): Column<ComparedRow> => ({
  id: 'classes',
  head: m.actions(),
  headHidden: true,
  className: 'w-px',
  cell: (row) => (
    <Link to={rowPath(by, row.id, scope)} className={buttonClass('secondary', 'sm')}>
      {m.classesOf({ name: row.name, hidden })}
    </Link>
  ),
  phone: 'foot',
})

/** The change, with its name if no column heading shows it. */
function Change({ row, named = false }: { row: ComparedRow; named?: boolean }) {
  const words = percentChangeWords(row.percentage, row.previous)
  const text = named ? m.changeOf({ points: words ?? '–' }) : (words ?? '–')
  if (words === null) return <span className="text-ink-3">{text}</span>
  return (
    <span
      className={cn(words.startsWith('−') ? 'text-bad-ink' : words === '0' ? 'text-ink-3' : 'text-ok-ink')}
    >
      {text}
    </span>
  )
}

interface Of {
  by: Group
  scope: Scope
}

interface BehindProps extends Of {
  row: ComparedRow
  kind: RowKind
  part?: RowsPart
  children: ReactNode
}

/** A figure of a row, linked to the data behind it. */
const Behind = ({ by, scope, row, kind, part, children }: BehindProps) => (
  <Link
    to={rowsPath(kind, 'compare', { ...scope, [analyticsGroupWords[by].filter]: row.id }, part)}
    className="underline decoration-line-2 underline-offset-4 hover:decoration-brand-ink"
  >
    {children}
  </Link>
)

const columnsFor = (of: Of): Column<ComparedRow>[] => [
  {
    id: 'name',
    head: analyticsGroupWords[of.by].one,
    sortable: true,
    className: 'w-[34%] max-w-0',
    cell: (row) => (
      <CellWithSub sub={row.detail}>
        <Name row={row} {...of} />
      </CellWithSub>
    ),
    phone: {
      title: (row) => <Name row={row} {...of} />,
      essence: ({ detail }) => detail,
    },
  },
  {
    id: 'students',
    head: m.students(),
    sortable: true,
    align: 'right',
    cell: (row) => (
      <Behind {...of} row={row} kind="students">
        {m.studentsOf({ count: row.students, name: row.name, hidden })}
      </Behind>
    ),
    phone: {
      meta: (row) => (
        <Behind {...of} row={row} kind="students">
          {m.studentsCountedOf({ students: row.students, name: row.name, hidden })}
        </Behind>
      ),
    },
  },
  {
    id: 'sessions',
    head: m.sessions(),
    align: 'right',
    cell: (row) => (
      <Behind {...of} row={row} kind="sessions">
        {m.sessionsOf({ count: row.sessions, name: row.name, hidden })}
      </Behind>
    ),
  },
  {
    id: 'percentage',
    head: m.attendance(),
    sortable: true,
    align: 'right',
    cell: (row) => (
      <Link
        to={rowsPath(
          'records',
          'compare',
          { ...of.scope, [analyticsGroupWords[of.by].filter]: row.id },
          { status: 'counted' },
        )}
      >
        <RateChip percentage={row.percentage} below={row.below} /> {hidden(m.recordsOf({ name: row.name }))}
      </Link>
    ),
    phone: { chip: (row) => <RateChip percentage={row.percentage} below={row.below} /> },
  },
  {
    id: 'change',
    head: m.change(),
    sortable: true,
    align: 'right',
    cell: (row) => <Change row={row} />,
    phone: {
      meta: (row) => <Change row={row} named />,
    },
  },
  {
    id: 'late',
    head: m.late(),
    sortable: true,
    align: 'right',
    cell: (row) => (
      <Behind {...of} row={row} kind="records" part={{ status: 'late' }}>
        {m.lateRecordsOf({ percent: percentWords(row.lateShare), name: row.name, hidden })}
      </Behind>
    ),
    phone: {
      meta: (row) => (
        <Behind {...of} row={row} kind="records" part={{ status: 'late' }}>
          {m.percentLateOf({ percent: percentWords(row.lateShare), name: row.name, hidden })}
        </Behind>
      ),
    },
  },
  ...(of.by === 'lecturer' ? [classesColumn(of)] : []),
]

const orders = [
  { value: '-percentage', label: m.highestAttendanceFirst() },
  { value: 'percentage', label: m.lowestAttendanceFirst() },
  { value: 'change', label: m.largestLossFirst() },
  { value: '-late', label: m.mostOftenLateFirst() },
  { value: 'name', label: m.name() },
]

const countOf: Record<Group, (total: number) => string> = {
  programme: (count) => rowCounts.programmes({ count }),
  batch: (count) => rowCounts.batches({ count }),
  course: (count) => rowCounts.courses({ count }),
  class: (count) => rowCounts.classes({ count }),
  lecturer: (count) => rowCounts.lecturers({ count }),
  department: (count) => rowCounts.departments({ count }),
}

/** All programmes, batches, courses, classes or lecturers of a term; a row links to its parts. */
export function CompareView({ list }: ViewProps) {
  const scope = scopeOf(list.view)
  const asked = comparisonOf(list.view)
  const { by, sort } = asked
  const comparison = useRead(
    'compareAttendance',
    { ...scope, ...asked, page: list.view.page },
    { version: by },
  )
  const { many } = analyticsGroupWords[by]
  return (
    <>
      <ListCard
        name={`compare-${by}`}
        label={m.comparison()}
        rowsLabel={many}
        list={list}
        sort={sort}
        query={comparison}
        count={countOf[by]}
        failure={m.weCouldntLoadTheComparison()}
        search={m.find({ by })}
        moreFilters={
          <Select
            label={m.compare()}
            prefix={m.compare()}
            value={by}
            onChange={(value) => list.setFilter('by', value)}
            options={groupOptions}
          />
        }
        orders={orders}
        empty={{
          kind: 'search',
          title: m.noData(),
          text: m.selectAnotherTermOrFewerFilters(),
        }}
        columns={columnsFor({ by, scope })}
        rowKey={({ id }) => id}
      />
      {comparison.data && (
        <RateIntervals
          rows={rateIntervals(comparison.data.items, ({ id }) => rowPath(by, id, scope))}
          required={comparison.data.required}
        />
      )}
    </>
  )
}
