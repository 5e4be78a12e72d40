import type { Person } from '@campanile/contract/people.ts'
import { Link } from 'react-router'
import { counted } from '#lib/counted.ts'
import { fullName } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { PersonCell } from '#ui/PersonCell.tsx'
import { useStudentList } from './students.api.ts'

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
    cell: (it) => <PersonCell name={fullName(it)} photo={it.photo} sub={it.number} />,
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
  const students = useStudentList({ page, search: search.slice(0, longestSearch), role: 'student' })
  return (
    <Card aria-label="Students" className="overflow-hidden">
      <FilterBar count={students.data ? counted(students.data.total, 'student') : ''}>
        <ListSearch list={list} label="Find a student" />
      </FilterBar>
      <PagedList
        query={students}
        onPage={list.setPage}
        failure="We could not load the students"
        heading="h2"
        empty={
          <Empty
            kind={list.narrowed ? 'search' : 'none'}
            title={list.narrowed ? 'No student matches' : 'No students yet'}
            action={list.narrowed && <Button onClick={list.clear}>Clear search</Button>}
          />
        }
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
                lead={<Avatar name={fullName(it)} photo={it.photo} size={36} />}
                title={fullName(it)}
                essence={it.email}
                meta={it.number}
                action={<ResultsLink it={it} />}
              />
            )}
          />
        )}
      </PagedList>
    </Card>
  )
}
