import type { Person } from '@campanile/contract/people/people.ts'
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

const shape = { filters: [], sort: '' }
const longestSearch = 100

const ResultsLink = ({ it }: { it: Person }) => (
  <Link
    to={`/app/student-results/students/${it.id}`}
    aria-label={`Results of ${fullName(it)}`}
    className={buttonClass('secondary', 'sm')}
  >
    Results
  </Link>
)

const columns: Column<Person>[] = [
  {
    id: 'student',
    head: 'Student',
    className: 'w-[45%] max-w-0',
    cell: (it) => <PersonCell name={fullName(it)} profileImage={it.profileImage} sub={it.number} />,
  },
  {
    id: 'email',
    head: 'Email',
    className: 'w-[45%] max-w-0',
    cell: (it) => <span className="block truncate">{it.email}</span>,
  },
  { id: 'act', head: 'Results', headHidden: true, className: 'w-px', cell: (it) => <ResultsLink it={it} /> },
]

/** Students, each with the way to their results. */
export function StudentsTab() {
  const list = useListView(shape)
  const { page, search } = list.view
  const students = useRead('listPeople', { page, search: search.slice(0, longestSearch), role: 'student' })
  return (
    <SearchedList
      label="Students"
      list={list}
      query={students}
      unit={['student']}
      failure="We could not load the students"
    >
      {(rows, stale) => (
        <DataTable
          label="Students"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          stale={stale}
          item={(it) => (
            <ListItem
              lead={<Avatar name={fullName(it)} profileImage={it.profileImage} size={36} />}
              title={fullName(it)}
              essence={it.email}
              meta={it.number}
              action={<ResultsLink it={it} />}
            />
          )}
        />
      )}
    </SearchedList>
  )
}
