import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { Link } from 'react-router'
import { withinLimits } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { m } from './messages.ts'

const shape = { filters: [], sort: 'current' }

const ResultsLink = ({ it }: { it: ClassView }) => (
  <Link
    to={`/app/classes/${it.id}/results`}
    aria-label={m.resultsOf({ courseTitle: it.course.title, termName: it.term.name })}
    className={buttonClass('secondary', 'sm')}
  >
    {m.results()}
  </Link>
)

const lecturersOf = ({ lecturers }: ClassView) => <PersonLinks people={lecturers} personRole="lecturer" />

const columns: Column<ClassView>[] = [
  {
    id: 'course',
    head: m.class(),
    className: 'w-[40%] max-w-0',
    cell: (it) => (
      <CellWithSub sub={it.course.code}>
        <ClassLink classId={it.id}>{it.course.title}</ClassLink>
      </CellWithSub>
    ),
    phone: {
      title: (it) => <ClassLink classId={it.id}>{it.course.title}</ClassLink>,
      essence: (it) => it.course.code,
    },
  },
  {
    id: 'term',
    head: m.term(),
    className: 'whitespace-nowrap',
    cell: (it) => it.term.name,
    phone: 'essence',
  },
  {
    id: 'lecturers',
    head: m.lecturers(),
    className: 'w-[28%] max-w-0',
    cell: (it) => <span className="block truncate">{lecturersOf(it)}</span>,
    phone: { meta: lecturersOf },
  },
  { id: 'enrolled', head: m.students(), align: 'right', cell: (it) => it.enrolled },
  {
    id: 'act',
    head: m.results(),
    headHidden: true,
    className: 'w-px',
    cell: (it) => <ResultsLink it={it} />,
    phone: 'action',
  },
]

/** Classes, each with a link to its results. */
export function ClassesTab() {
  const list = useListView(shape)
  const classes = useRead('listClasses', { ...withinLimits(list.view), sort: 'current' })
  return (
    <ListCard
      name="result-classes"
      label={m.classes()}
      list={list}
      sort="current"
      query={classes}
      count={(count) => rowCounts.classes({ count })}
      failure={m.weCouldntLoadTheClasses()}
      search={m.findAClass()}
      empty={{ title: m.noClassesYet() }}
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}
