import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import { Link } from 'react-router'
import { seriesWords } from '#lib/listWords.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'

const linkClass = 'hover:text-brand-ink hover:underline underline-offset-2'

interface ColumnOptions {
  ofOneStudent: boolean
  /** Absent where records are only read. */
  onOpen: ((record: AttendanceRecord) => void) | undefined
}

export function useRecordColumns({ ofOneStudent, onOpen }: ColumnOptions): Column<AttendanceRecord>[] {
  const { day, range, time, dateTime } = useTimeFormat()
  const student: Column<AttendanceRecord> = {
    id: 'student',
    head: m.student(),
    className: 'w-[24%] max-w-0',
    ...aboutPerson((it) => ({
      personId: it.studentId,
      name: fullName(it),
      profileImage: it.profileImage,
      sub: it.number,
    })),
  }
  const act = (open: (record: AttendanceRecord) => void): Column<AttendanceRecord> => ({
    id: 'act',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (it) => (
      <Button size="sm" onClick={() => open(it)}>
        {m.openRecordOf({
          fullName: fullName(it),
          hidden: hidden,
        })}
      </Button>
    ),
    phone: 'action',
  })
  return [
    ...(ofOneStudent ? [] : [student]),
    {
      id: 'class',
      head: m.class(),
      className: 'w-[24%] max-w-0',
      cell: (it) => (
        <CellWithSub sub={it.courseCode}>
          <Link to={`/app/attendance/sessions/${it.sessionId}`} className={linkClass}>
            {it.courseTitle}
          </Link>
        </CellWithSub>
      ),
      phone: ofOneStudent
        ? { title: ({ courseTitle }) => courseTitle, essence: ({ courseCode }) => courseCode }
        : { essence: ({ courseTitle }) => courseTitle },
    },
    {
      id: 'startsAt',
      head: m.session(),
      sortable: true,
      className: 'tnum whitespace-nowrap',
      cell: (it) => (
        <>
          {day(it.startsAt)}
          <span className="block text-xs text-ink-3">{range(it.startsAt, it.endsAt)}</span>
        </>
      ),
      phone: { meta: (it) => `${day(it.startsAt)}, ${time(it.startsAt)}` },
    },
    {
      id: 'status',
      head: m.record(),
      cell: ({ status }) => <AttendanceChip status={status} />,
      phone: 'chip',
    },
    {
      id: 'markedAt',
      head: m.made(),
      sortable: true,
      className: 'max-w-0 w-[22%] max-lg:hidden',
      cell: ({ source, markedBy, markedAt, reason }) => (
        <>
          <span className="block truncate first-letter:uppercase" title={reason ?? undefined}>
            {reason ?? seriesWords([attendanceSourceWords[source], ...(markedBy ? [markedBy] : [])])}
          </span>
          <span className="tnum block truncate text-xs text-ink-3">
            {dateTime(markedAt)}
            {reason && markedBy && ` · ${markedBy}`}
          </span>
        </>
      ),
      phone: {
        meta: ({ source, reason }) => (
          <>
            {attendanceSourceWords[source]}
            {reason && <span className="block">{reason}</span>}
          </>
        ),
      },
    },
    ...(onOpen ? [act(onOpen)] : []),
  ]
}
