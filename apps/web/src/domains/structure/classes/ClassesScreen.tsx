import { type ClassView, classSorts } from '@campanile/contract/structure/structure-classes.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { entryQuery } from '../entries/entryQuery.ts'
import { LinkedFilter, ReferenceFilter, stateFilter } from '../FilterSelects.tsx'
import { StructureHead } from '../StructureHead.tsx'
import { classColumns } from './classColumns.tsx'
import { classArchiving } from './classWords.ts'
import { m } from './messages.ts'

const ArchiveEntryDialog = lazyDialog(() => import('../entries/ArchiveEntryDialog.tsx'), 'ArchiveEntryDialog')
const CreateClassDialog = lazyDialog(() => import('./CreateClassDialog.tsx'), 'CreateClassDialog')

const shape = {
  filters: ['state', 'termId', 'departmentId', 'courseId', 'batchId', 'lecturerId'],
  sort: 'current',
}

const orders = [
  { value: 'current', label: m.currentTermsFirst() },
  { value: 'course', label: m.courseAToZ() },
  { value: '-course', label: m.courseZToA() },
  { value: '-term', label: m.latestTermFirst() },
  { value: 'term', label: m.earliestTermFirst() },
]

/** /app/classes: every class, and a new one. */
export function ClassesScreen() {
  const list = useListView(shape)
  const { filters, ...view } = entryQuery(list.view, classSorts)
  const classes = useRead('listClasses', { ...view, ...filters })
  const [creating, setCreating] = useFlagParam('new')
  const [archiving, setArchiving] = useState<ClassView>()
  return (
    <>
      <StructureHead sub={m.whatClassesAre()}>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          {m.addClass()}
        </Button>
      </StructureHead>
      <ListCard
        name="classes"
        label={m.classes()}
        list={list}
        sort={view.sort}
        query={classes}
        count={(count) => rowCounts.classes({ count })}
        failure={m.weCouldntLoadTheClasses()}
        search={m.findACourseOrLecturer()}
        filters={[stateFilter]}
        moreFilters={
          <>
            <ReferenceFilter list={list} name="termId" label={m.term()} of="term" />
            <ReferenceFilter list={list} name="departmentId" label={m.department()} of="department" />
            <LinkedFilter list={list} name="courseId" of="course" />
            <LinkedFilter list={list} name="batchId" of="batch" />
            <LinkedFilter list={list} name="lecturerId" of="lecturer" />
          </>
        }
        orders={orders}
        empty={{
          title: m.noClassesYet(),
          text: m.whatAClassIs(),
        }}
        columns={classColumns(setArchiving)}
        rowKey={({ id }) => id}
      />
      {creating && <CreateClassDialog onClose={() => setCreating(false)} />}
      {archiving && (
        <ArchiveEntryDialog kind={classArchiving} row={archiving} onClose={() => setArchiving(undefined)} />
      )}
    </>
  )
}
