import { classSorts } from '@campanile/contract/structure/structure-classes.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { entryQuery } from '../entries/entryQuery.ts'
import { classColumns } from './classColumns.tsx'
import { m } from './messages.ts'

const shape = { filters: [], sort: 'current' }

interface ClassesOfPersonProps {
  /** A student, or a lecturer. */
  of: { studentId: string } | { lecturerId: string }
}

/** The classes of one person, latest term first; for lecturers, those they teach themselves. */
export function ClassesOfPerson({ of }: ClassesOfPersonProps) {
  const list = useListView(shape)
  const { filters: _, ...view } = entryQuery(list.view, classSorts)
  const classes = useRead('listClasses', { ...view, ...of })
  return (
    <ListCard
      name="classes-of-person"
      label={m.classes()}
      list={list}
      sort={view.sort}
      query={classes}
      count={(count) => rowCounts.classes({ count })}
      failure={m.weCouldntLoadTheClasses()}
      search={m.findACourseOrLecturer()}
      empty={{ title: m.noClassesYet() }}
      columns={classColumns()}
      rowKey={({ id }) => id}
    />
  )
}
