import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { Link } from 'react-router'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { SearchedList } from '#ui/SearchedList.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'

const shape = { filters: [], sort: '-term' }
const longestSearch = 100

const ResultsLink = ({ it }: { it: ClassView }) => (
  <Link
    to={`/app/classes/${it.id}/results`}
    aria-label={`Results of ${it.course.title}, ${it.term.name}`}
    className={buttonClass('secondary', 'sm')}
  >
    Results
  </Link>
)

const lecturersOf = ({ lecturers }: ClassView) => lecturers.map(({ name }) => name).join(', ')

const columns: Column<ClassView>[] = [
  {
    id: 'course',
    head: 'Class',
    className: 'w-[40%] max-w-0',
    cell: (it) => <TwoLines sub={it.course.code}>{it.course.title}</TwoLines>,
  },
  { id: 'term', head: 'Term', className: 'whitespace-nowrap', cell: (it) => it.term.name },
  {
    id: 'lecturers',
    head: 'Lecturers',
    className: 'w-[28%] max-w-0',
    cell: (it) => <span className="block truncate">{lecturersOf(it)}</span>,
  },
  { id: 'enrolled', head: 'Students', align: 'right', cell: (it) => it.enrolled },
  { id: 'act', head: 'Results', headHidden: true, className: 'w-px', cell: (it) => <ResultsLink it={it} /> },
]

/** Classes, each with the way to its results. */
export function ClassesTab() {
  const list = useListView(shape)
  const { page, search } = list.view
  const classes = useRead('listClasses', { page, search: search.slice(0, longestSearch), sort: '-term' })
  return (
    <SearchedList
      label="Classes"
      list={list}
      query={classes}
      unit={['class', 'classes']}
      failure="We could not load the classes"
    >
      {(rows, stale) => (
        <DataTable
          label="Classes"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          stale={stale}
          item={(it) => (
            <ListItem
              title={it.course.title}
              essence={`${it.course.code}, ${it.term.name}`}
              meta={lecturersOf(it)}
              action={<ResultsLink it={it} />}
            />
          )}
        />
      )}
    </SearchedList>
  )
}
