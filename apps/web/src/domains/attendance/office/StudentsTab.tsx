import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { StudentTotals } from '@campanile/contract/attendance/student-attendance.ts'
import { Link } from 'react-router'
import { fullName } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PersonCell } from '#ui/PersonCell.tsx'
import { SearchedList } from '#ui/SearchedList.tsx'
import { recordsQuery } from './recordsQuery.ts'

const shape = { filters: [], sort: '' }

const attendedWords = ({ held, excused, attended, percentage }: StudentTotals) =>
  percentage === null ? 'Nothing counted yet' : `${rateText(percentage)}, ${attended} of ${held - excused}`

const RecordLink = ({ student }: { student: StudentTotals }) => (
  <Link
    to={`/app/student-attendance/students/${student.studentId}`}
    aria-label={`Open record of ${fullName(student)}`}
    className={buttonClass('secondary', 'sm')}
  >
    Record
  </Link>
)

const columns: Column<StudentTotals>[] = [
  {
    id: 'student',
    head: 'Student',
    className: 'w-[34%] max-w-0',
    cell: (it) => <PersonCell name={fullName(it)} profileImage={it.profileImage} sub={it.number} />,
  },
  {
    id: 'email',
    head: 'Email',
    className: 'w-[28%] max-w-0 max-lg:hidden',
    cell: (it) => <span className="block truncate">{it.email}</span>,
  },
  { id: 'batch', head: 'Batch', cell: (it) => it.batch },
  { id: 'share', head: 'Attended this term', className: 'tnum whitespace-nowrap', cell: attendedWords },
  {
    id: 'act',
    head: 'Record',
    headHidden: true,
    className: 'w-px',
    cell: (it) => <RecordLink student={it} />,
  },
]

/** Students with what their attendance comes to. */
export function StudentsTab() {
  const list = useListView(shape)
  const { page, search } = recordsQuery(list.view)
  const students = useRead('listStudentTotals', { page, search })
  return (
    <SearchedList
      label="Students"
      list={list}
      query={students}
      unit={['student']}
      failure="We could not load the students"
    >
      {(items, stale) => (
        <DataTable
          label="Students"
          columns={columns}
          rows={items}
          rowKey={(it) => it.studentId}
          stale={stale}
          item={(it) => (
            <ListItem
              lead={<Avatar name={fullName(it)} profileImage={it.profileImage} size={36} />}
              title={fullName(it)}
              essence={attendedWords(it)}
              meta={[it.number, it.batch].filter(Boolean).join(' · ')}
              action={<RecordLink student={it} />}
            />
          )}
        />
      )}
    </SearchedList>
  )
}
