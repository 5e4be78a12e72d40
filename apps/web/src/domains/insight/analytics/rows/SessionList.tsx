import type { AnalyticsSession } from '@campanile/contract/analytics/analytics-rows.ts'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import type { Column } from '#ui/column.ts'
import { ListItem } from '#ui/ListItem.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { scopeOf } from '../analyticsView.ts'
import { percentWords } from '../percentWords.ts'
import { partChips } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { rowsPath, sessionsAsked, wholeOf } from './rowsView.ts'

const sorts = [
  { value: '-startsAt', label: 'Newest first' },
  { value: 'percentage', label: 'Lowest attendance first' },
  { value: '-late', label: 'Most late marks first' },
  { value: 'course', label: 'Class' },
]

/** Sessions, each with its marks of the students that the filters leave. */
export function SessionList({ list, from }: RowsListProps) {
  const { dateTime } = useTimeFormat()
  const asked = sessionsAsked(list.view)
  const query = useRead('listAnalyticsSessions', asked)
  const marksOf = (it: AnalyticsSession) => (
    <Link
      to={rowsPath('records', from, scopeOf(list.view), { session: it.sessionId })}
      className="hover:underline"
    >
      {it.courseTitle}
      <span className="sr-only">, marks of {dateTime(it.startsAt)}</span>
    </Link>
  )
  const columns: Column<AnalyticsSession>[] = [
    {
      id: 'course',
      head: 'Class',
      sortable: true,
      className: 'w-[34%] max-w-0',
      cell: (it) => <TwoLines sub={it.courseCode}>{marksOf(it)}</TwoLines>,
    },
    { id: 'startsAt', head: 'Session', sortable: true, cell: (it) => dateTime(it.startsAt) },
    { id: 'present', head: 'Present', align: 'right', cell: (it) => it.present },
    { id: 'late', head: 'Late', sortable: true, align: 'right', cell: (it) => it.late },
    { id: 'absent', head: 'Absent', align: 'right', cell: (it) => it.absent },
    { id: 'excused', head: 'Excused', align: 'right', cell: (it) => it.excused },
    {
      id: 'percentage',
      head: 'Attendance',
      sortable: true,
      align: 'right',
      cell: (it) => <span className="font-title">{percentWords(it.percentage)}</span>,
    },
  ]
  return (
    <RowsCard
      list={list}
      query={query}
      label="Sessions"
      unit={['session']}
      search="Find a class"
      sort={asked.sort}
      sorts={sorts}
      chips={partChips(asked)}
      columns={columns}
      rowKey={({ sessionId }) => sessionId}
      exportAt={(format) => addressFor('exportAnalyticsSessions', { ...wholeOf(asked), format })}
      item={(it) => (
        <ListItem
          title={marksOf(it)}
          chip={<span className="tnum text-lg font-title">{percentWords(it.percentage)}</span>}
          essence={`${it.courseCode} · ${dateTime(it.startsAt)}`}
          meta={`${it.present} present, ${it.late} late, ${it.absent} absent, ${it.excused} excused`}
        />
      )}
    />
  )
}
