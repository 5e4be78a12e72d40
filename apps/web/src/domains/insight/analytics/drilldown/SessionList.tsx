import type { AnalyticsSession } from '@campanile/contract/analytics/analytics-rows.ts'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { scopeOf } from '../analyticsView.ts'
import { percentWords } from '../percentWords.ts'
import { m } from './messages.ts'
import { partChips } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { rowsPath, sessionsAsked, wholeOf } from './rowsView.ts'
import { countColumn } from './sharedColumns.tsx'

const orders = [
  { value: '-startsAt', label: m.newestFirst() },
  { value: 'percentage', label: m.lowestAttendanceFirst() },
  { value: '-late', label: m.mostLateRecordsFirst() },
  { value: 'course', label: m.class() },
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
      {m.sessionRecords({ course: it.courseTitle, dateTime: dateTime(it.startsAt), hidden })}
    </Link>
  )
  const columns: Column<AnalyticsSession>[] = [
    {
      id: 'course',
      head: m.class(),
      sortable: true,
      className: 'w-[34%] max-w-0',
      cell: (it) => <CellWithSub sub={it.courseCode}>{marksOf(it)}</CellWithSub>,
      phone: { title: marksOf, essence: ({ courseCode }) => courseCode },
    },
    {
      id: 'startsAt',
      head: m.session(),
      sortable: true,
      cell: (it) => dateTime(it.startsAt),
      phone: 'essence',
    },
    countColumn('present'),
    countColumn('late', true),
    countColumn('absent'),
    countColumn('excused'),
    {
      id: 'percentage',
      head: m.attendance(),
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
      label={m.sessions()}
      count={(count) => rowCounts.sessions({ count })}
      search={m.findAClass()}
      sort={asked.sort}
      orders={orders}
      chips={partChips(asked)}
      columns={columns}
      rowKey={({ sessionId }) => sessionId}
      exportAt={(format) => addressFor('exportAnalyticsSessions', { ...wholeOf(asked), format })}
    />
  )
}
