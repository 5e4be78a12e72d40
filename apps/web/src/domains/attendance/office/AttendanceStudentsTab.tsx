import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { StudentTotals } from '@campanile/contract/attendance/student-attendance.ts'
import { Link } from 'react-router'
import { fullName } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { CardHead } from '#ui/CardHead.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'
import { recordsQuery } from './recordsQuery.ts'

const shape = { filters: [], sort: '' }

const attendedWords = ({ held, excused, attended, percentage }: StudentTotals) =>
  percentage === null
    ? m.nothingCountedYet()
    : m.rateAndAttended({ rate: rateText(percentage), attended, held: held - excused })

const RecordLink = ({ student }: { student: StudentTotals }) => (
  <Link
    to={`/app/student-attendance/students/${student.studentId}`}
    aria-label={m.openRecordOfStudent({ fullName: fullName(student) })}
    className={buttonClass('secondary', 'sm')}
  >
    {m.record()}
  </Link>
)

const student = aboutPerson((it: StudentTotals) => ({
  personId: it.studentId,
  name: fullName(it),
  profileImage: it.profileImage,
  sub: it.number,
}))

const columns: Column<StudentTotals>[] = [
  {
    id: 'student',
    head: m.student(),
    className: 'w-[34%] max-w-0',
    cell: student.cell,
    phone: { ...student.phone, meta: (it) => it.number },
  },
  {
    id: 'email',
    head: m.email(),
    className: 'w-[28%] max-w-0 max-lg:hidden',
    cell: (it) => <Verbatim block>{it.email}</Verbatim>,
  },
  { id: 'batch', head: m.batch(), cell: (it) => it.batch, phone: 'meta' },
  {
    id: 'share',
    head: m.attendedThisTerm(),
    className: 'tnum whitespace-nowrap',
    cell: attendedWords,
    phone: 'essence',
  },
  {
    id: 'act',
    head: m.record(),
    headHidden: true,
    className: 'w-px',
    cell: (it) => <RecordLink student={it} />,
    phone: 'action',
  },
]

/** Students with their attendance figures. */
export function AttendanceStudentsTab() {
  const list = useListView(shape)
  const { page, search } = recordsQuery(list.view)
  const students = useRead('listStudentTotals', { page, search })
  return (
    <ListCard
      name="attendance-students"
      label={m.students()}
      head={<CardHead title={m.allStudents()} hint={m.allStudentsHint()} className="pb-3" />}
      list={list}
      query={students}
      count={(count) => rowCounts.students({ count })}
      failure={m.couldNotLoadStudents()}
      search={m.findAStudent()}
      empty={{ title: m.noStudentsYet() }}
      columns={columns}
      rowKey={(it) => it.studentId}
    />
  )
}
