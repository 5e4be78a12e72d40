import type { ClassView } from '@campanile/contract/structure-classes.ts'
import { Link } from 'react-router'
import { counted } from '#lib/counted.ts'
import { useListView } from '#lib/useListView.ts'
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
import { TwoLines } from '#ui/TwoLines.tsx'
import { useClassList } from './classes.api.ts'

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
  const classes = useClassList({ page, search: search.slice(0, longestSearch), sort: '-term' })
  return (
    <Card aria-label="Classes" className="overflow-hidden">
      <FilterBar count={classes.data ? counted(classes.data.total, 'class', 'classes') : ''}>
        <ListSearch list={list} label="Find a class" />
      </FilterBar>
      <PagedList
        query={classes}
        onPage={list.setPage}
        failure="We could not load the classes"
        heading="h2"
        empty={
          <Empty
            kind={list.narrowed ? 'search' : 'none'}
            title={list.narrowed ? 'No class fits' : 'No classes yet'}
            action={list.narrowed && <Button onClick={list.clear}>Clear search</Button>}
          />
        }
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
      </PagedList>
    </Card>
  )
}
