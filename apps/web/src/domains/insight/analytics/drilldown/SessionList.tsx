import type { AnalyticsSession } from '@campanile/contract/analytics/analytics-rows.ts'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { scopeOf } from '../analyticsView.ts'
import { percentWords } from '../percentWords.ts'
import { partChips } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { rowsPath, sessionsAsked, wholeOf } from './rowsView.ts'

const orders = [
  { value: '-startsAt', label: 'Newest first' },
  { value: 'percentage', label: 'Lowest attendance first' },
  { value: '-late', label: 'Most late records first' },
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
      <span className="sr-only">, records of {dateTime(it.startsAt)}</span>
    </Link>
  )
  const columns: Column<AnalyticsSession>[] = [
    {
      id: 'course',
      head: 'Class',
      sortable: true,
      className: 'w-[34%] max-w-0',
      cell: (it) => <CellWithSub sub={it.courseCode}>{marksOf(it)}</CellWithSub>,
      phone: { title: marksOf, essence: ({ courseCode }) => courseCode },
    },
    {
      id: 'startsAt',
      head: 'Session',
      sortable: true,
      cell: (it) => dateTime(it.startsAt),
      phone: 'essence',
    },
    {
      id: 'present',
      head: 'Present',
      align: 'right',
      cell: (it) => it.present,
      phone: { meta: (it) => `${it.present} present` },
    },
    {
      id: 'late',
      head: 'Late',
      sortable: true,
      align: 'right',
      cell: (it) => it.late,
      phone: { meta: (it) => `${it.late} late` },
    },
    {
      id: 'absent',
      head: 'Absent',
      align: 'right',
      cell: (it) => it.absent,
      phone: { meta: (it) => `${it.absent} absent` },
    },
    {
      id: 'excused',
      head: 'Excused',
      align: 'right',
      cell: (it) => it.excused,
      phone: { meta: (it) => `${it.excused} excused` },
    },
    {
      id: 'percentage',
      head: 'Attendance',
      sortable: true,
      align: 'right',
      cell: (it) => <span className="font-title">{percentWords(it.percentage)}</span>,
      phone: {
        chip: (it) => <span className="tnum text-lg font-title">{percentWords(it.percentage)}</span>,
      },
    },
  ]
  return (
    <RowsCard
      name="rows-sessions"
      list={list}
      query={query}
      label="Sessions"
      unit={['session']}
      search="Find a class"
      sort={asked.sort}
      orders={orders}
      chips={partChips(asked)}
      columns={columns}
      rowKey={({ sessionId }) => sessionId}
      exportAt={(format) => addressFor('exportAnalyticsSessions', { ...wholeOf(asked), format })}
    />
  )
}
