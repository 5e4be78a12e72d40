import { type AnalyticsRecord, markKinds } from '@campanile/contract/analytics/analytics-rows.ts'
import { markKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'
import { partChips } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { recordsAsked, wholeOf } from './rowsView.ts'
import { classColumn } from './sharedColumns.tsx'

const orders = [
  { value: '-startsAt', label: m.newestFirst() },
  { value: 'startsAt', label: m.oldestFirst() },
  { value: 'student', label: m.student() },
  { value: '-minutes', label: m.latestArrivalFirst() },
]
const statusOptions = markKinds.map((value) => ({ value, label: markKindWords[value] }))

const minutesWords = ({ minutes }: AnalyticsRecord) => (minutes === null ? '–' : m.minutes({ minutes }))

/** Records that count, each linked to its student and its class. */
export function RecordList({ list }: RowsListProps) {
  const { dateTime } = useTimeFormat()
  const asked = recordsAsked(list.view)
  const query = useRead('listAnalyticsRecords', asked)
  const { student, session, byTimeAlone = false } = query.data ?? {}
  const columns: Column<AnalyticsRecord>[] = [
    {
      id: 'student',
      head: m.student(),
      sortable: !byTimeAlone,
      cell: (it) => (
        <CellWithSub sub={it.number}>
          <PersonLink personId={it.studentId} name={it.studentName} />
        </CellWithSub>
      ),
      phone: {
        title: (it) => <PersonLink personId={it.studentId} name={it.studentName} />,
        meta: ({ number }) => number,
      },
    },
    classColumn,
    { id: 'startsAt', head: m.session(), sortable: true, cell: (it) => dateTime(it.startsAt), phone: 'meta' },
    {
      id: 'minutes',
      head: m.afterTheStart(),
      sortable: !byTimeAlone,
      align: 'right',
      cell: minutesWords,
      phone: {
        meta: ({ minutes }) => minutes !== null && m.minutesAfterTheStart({ minutes }),
      },
    },
    { id: 'status', head: m.status(), cell: (it) => <AttendanceChip status={it.status} />, phone: 'chip' },
  ]
  const chips = [
    ...partChips(asked),
    ...(student ? [{ param: 'student', words: student }] : []),
    ...(session
      ? [{ param: 'session', words: joinFacts(session.courseCode, dateTime(session.startsAt)) }]
      : []),
  ]
  return (
    <RowsCard
      name="rows-records"
      list={list}
      query={query}
      label={m.records()}
      count={(count) => rowCounts.records({ count })}
      search={m.findAStudent()}
      sort={byTimeAlone && asked.sort !== 'startsAt' ? '-startsAt' : asked.sort}
      orders={byTimeAlone ? orders.slice(0, 2) : orders}
      chips={chips}
      columns={columns}
      rowKey={(it) => `${it.sessionId} ${it.studentId}`}
      exportAt={(format) => addressFor('exportAnalyticsRecords', { ...wholeOf(asked), format })}
      filters={[{ name: 'status', label: m.status(), options: statusOptions }]}
    />
  )
}
