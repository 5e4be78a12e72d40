import type { Person } from '@campanile/contract/people/people.ts'
import { Link } from 'react-router'
import { withinLimits } from '#lib/listParams.ts'
import { fullName } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

const shape = { filters: [], sort: '' }

const ResultsLink = ({ it }: { it: Person }) => (
  <Link
    to={`/app/student-results/students/${it.id}`}
    aria-label={m.resultsOfFullName({ fullName: fullName(it) })}
    className={buttonClass('secondary', 'sm')}
  >
    {m.results()}
  </Link>
)

const student = aboutPerson((it: Person) => ({
  personId: it.id,
  name: fullName(it),
  profileImage: it.profileImage,
  sub: it.number,
}))

const columns: Column<Person>[] = [
  {
    id: 'student',
    head: m.student(),
    className: 'w-[45%] max-w-0',
    cell: student.cell,
    phone: { ...student.phone, meta: (it) => it.number },
  },
  {
    id: 'email',
    head: m.email(),
    className: 'w-[45%] max-w-0',
    cell: (it) => <Verbatim block>{it.email}</Verbatim>,
    phone: { essence: (it) => it.email },
  },
  {
    id: 'act',
    head: m.results(),
    headHidden: true,
    className: 'w-px',
    cell: (it) => <ResultsLink it={it} />,
    phone: 'action',
  },
]

/** Students, each with a link to their results. */
export function ResultsStudentsTab() {
  const list = useListView(shape)
  const students = useRead('listPeople', { ...withinLimits(list.view), role: 'student' })
  return (
    <ListCard
      name="result-students"
      label={m.students()}
      list={list}
      query={students}
      count={(count) => rowCounts.students({ count })}
      failure={m.weCouldntLoadTheStudents()}
      search={m.findAStudent()}
      empty={{ title: m.noStudentsYet() }}
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}
