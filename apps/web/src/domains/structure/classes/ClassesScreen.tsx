import { type ClassView, classSorts } from '@campanile/contract/structure/structure-classes.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { entryQuery } from '../entries/entryQuery.ts'
import { LinkedFilter, ReferenceFilter, stateFilter } from '../FilterSelects.tsx'
import { StructureHead } from '../StructureHead.tsx'
import { classColumns } from './classColumns.tsx'
import { classArchiving } from './classWords.ts'

const ArchiveEntryDialog = lazyDialog(() => import('../entries/ArchiveEntryDialog.tsx'), 'ArchiveEntryDialog')
const CreateClassDialog = lazyDialog(() => import('./CreateClassDialog.tsx'), 'CreateClassDialog')

const shape = {
  filters: ['state', 'termId', 'departmentId', 'courseId', 'batchId', 'lecturerId'],
  // The current term's classes come before those of past terms.
  sort: '-term',
}

const orders = [
  { value: 'course', label: 'Course, A to Z' },
  { value: '-course', label: 'Course, Z to A' },
  { value: '-term', label: 'Latest term first' },
  { value: 'term', label: 'Earliest term first' },
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
      <StructureHead sub="Courses taught in a term, with their lecturers, students and times.">
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          Add class
        </Button>
      </StructureHead>
      <ListCard
        name="classes"
        label="Classes"
        list={list}
        sort={view.sort}
        query={classes}
        unit={['class', 'classes']}
        failure="We couldn’t load the classes"
        search="Find a course or lecturer"
        filters={[stateFilter]}
        moreFilters={
          <>
            <ReferenceFilter list={list} name="termId" label="Term" of="term" />
            <ReferenceFilter list={list} name="departmentId" label="Department" of="department" />
            <LinkedFilter list={list} name="courseId" label="Course" of="course" />
            <LinkedFilter list={list} name="batchId" label="Batch" of="batch" />
            <LinkedFilter list={list} name="lecturerId" label="Lecturer" of="lecturer" />
          </>
        }
        orders={orders}
        empty={{
          title: 'No classes yet',
          text: 'A class is a course taught in a term. Add both first, then the class.',
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
