import { type AnalyticsRecord, markKinds } from '@campanile/contract/analytics/analytics-rows.ts'
import { markKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { addressFor } from '#lib/api.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import type { Column } from '#ui/column.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { ClassLink, StudentLink } from './links.tsx'
import { partChips } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { recordsAsked, wholeOf } from './rowsView.ts'

const sorts = [
  { value: '-startsAt', label: 'Newest first' },
  { value: 'startsAt', label: 'Oldest first' },
  { value: 'student', label: 'Student' },
  { value: '-minutes', label: 'Latest arrival first' },
]
const statusOptions = markKinds.map((value) => ({ value, label: markKindWords[value] }))

const minutesWords = ({ minutes }: AnalyticsRecord) => (minutes === null ? '–' : `${minutes} min`)

/** Marks that count; each leads to its student and its class. */
export function RecordList({ list }: RowsListProps) {
  const { dateTime } = useTimeFormat()
  const asked = recordsAsked(list.view)
  const query = useRead('listAnalyticsRecords', asked)
  const { student, session, byTimeAlone = false } = query.data ?? {}
  const columns: Column<AnalyticsRecord>[] = [
    {
      id: 'student',
      head: 'Student',
      sortable: !byTimeAlone,
      cell: (it) => (
        <TwoLines sub={it.number}>
          <StudentLink {...it} />
        </TwoLines>
      ),
    },
    {
      id: 'class',
      head: 'Class',
      className: 'w-[30%] max-w-0',
      cell: (it) => (
        <TwoLines sub={it.courseCode}>
          <ClassLink {...it} />
        </TwoLines>
      ),
    },
    { id: 'startsAt', head: 'Session', sortable: true, cell: (it) => dateTime(it.startsAt) },
    {
      id: 'minutes',
      head: 'After the start',
      sortable: !byTimeAlone,
      align: 'right',
      cell: minutesWords,
    },
    { id: 'status', head: 'Mark', cell: (it) => <AttendanceChip status={it.status} /> },
  ]
  const chips = [
    ...partChips(asked),
    ...(student ? [{ param: 'student', words: student }] : []),
    ...(session ? [{ param: 'session', words: `${session.courseCode}, ${dateTime(session.startsAt)}` }] : []),
  ]
  return (
    <RowsCard
      list={list}
      query={query}
      label="Marks"
      unit={['mark']}
      search="Find a student"
      sort={byTimeAlone && asked.sort !== 'startsAt' ? '-startsAt' : asked.sort}
      sorts={byTimeAlone ? sorts.slice(0, 2) : sorts}
      chips={chips}
      columns={columns}
      rowKey={(it) => `${it.sessionId} ${it.studentId}`}
      exportAt={(format) => addressFor('exportAnalyticsRecords', { ...wholeOf(asked), format })}
      item={(it) => (
        <ListItem
          title={<StudentLink {...it} />}
          chip={<AttendanceChip status={it.status} />}
          essence={it.courseTitle}
          meta={[
            it.number,
            dateTime(it.startsAt),
            it.minutes !== null && `${minutesWords(it)} after the start`,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
    >
      <FilterSelect list={list} name="status" label="Mark" options={statusOptions} />
    </RowsCard>
  )
}
