import { type ClassView, classSorts } from '@campanile/contract/structure/structure-classes.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { entryQuery } from '../entries/entryQuery.ts'
import { ListStates } from '../ListStates.tsx'
import { StructureHead } from '../StructureHead.tsx'
import { ClassFilters } from './ClassFilters.tsx'
import { ClassTable } from './ClassTable.tsx'
import { classArchiving } from './classWords.ts'

const ArchiveDialog = lazyDialog(() => import('../entries/ArchiveDialog.tsx'), 'ArchiveDialog')
const CreateClassDialog = lazyDialog(() => import('./CreateClassDialog.tsx'), 'CreateClassDialog')

const shape = {
  filters: ['state', 'termId', 'departmentId', 'courseId', 'batchId', 'lecturerId'],
  sort: 'course',
}

/** /app/classes: every class, and a new one. */
export function ClassesScreen() {
  const list = useListView(shape)
  const { filters, ...view } = entryQuery(list.view, classSorts)
  const classes = useRead('listClasses', { ...view, ...filters })
  const [creating, setCreating] = useFlagParam('new')
  const [archiving, setArchiving] = useState<ClassView>()
  return (
    <>
      <StructureHead sub="Courses as they are taught in a term: by whom, to whom and when.">
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          Add class
        </Button>
      </StructureHead>
      <Card aria-label="Classes">
        <ClassFilters list={list} total={classes.data?.total} />
        <ListStates
          list={list}
          query={classes}
          many="classes"
          none="A class is a course in a term: add both, then the class."
        >
          {(rows) => (
            <ClassTable rows={rows} list={list} stale={classes.isPlaceholderData} onArchive={setArchiving} />
          )}
        </ListStates>
      </Card>
      {creating && <CreateClassDialog onClose={() => setCreating(false)} />}
      {archiving && (
        <ArchiveDialog kind={classArchiving} row={archiving} onClose={() => setArchiving(undefined)} />
      )}
    </>
  )
}
