import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { MaterialSettings } from '../materials/MaterialSettings.tsx'
import { classArchiving } from './classWords.ts'
import { m } from './messages.ts'
import { PeopleCard } from './PeopleCard.tsx'

const ArchiveEntryDialog = lazyDialog(() => import('../entries/ArchiveEntryDialog.tsx'), 'ArchiveEntryDialog')

/** The settings of a class: its materials, and for admins lecturers, batches and archiving. */
export function ClassSettings({ it }: { it: ClassView }) {
  const [archiving, setArchiving] = useState(false)
  const isAdmin = useUser().role === 'admin'
  return (
    <>
      <div className="mb-5 grid items-start gap-5 lg:grid-cols-2">
        {isAdmin && <ClassLecturers it={it} />}
        {isAdmin && <ClassBatches it={it} />}
        <MaterialSettings classId={it.id} />
      </div>
      {it.can.archive && (
        <Card aria-labelledby="archive-class">
          <CardHead
            id="archive-class"
            title={m.archiveThisClass()}
            hint={m.archiveConsequence()}
            className="pb-4"
          >
            <Button onClick={() => setArchiving(true)}>{m.archive()}</Button>
          </CardHead>
        </Card>
      )}
      {archiving && <ArchiveEntryDialog kind={classArchiving} row={it} onClose={() => setArchiving(false)} />}
    </>
  )
}

/** The batches whose students a class enrols. */
function ClassBatches({ it }: { it: ClassView }) {
  return (
    <PeopleCard
      it={it}
      field="batchIds"
      id="class-batches"
      title={m.batches()}
      hint={m.batchesEnrolAutomatically()}
      none={m.noBatchesYet()}
      of="batch"
      addLabel={m.addABatch()}
      items={it.batches.map(({ id, code, members }) => ({
        id,
        label: code,
        sub: m.studentsCounted({ students: members }),
      }))}
      adding={m.addBatchConsequence()}
      removing={m.removeBatchConsequence()}
    />
  )
}

/** The lecturers of a class. */
function ClassLecturers({ it }: { it: ClassView }) {
  return (
    <PeopleCard
      it={it}
      field="lecturerIds"
      id="class-lecturers"
      title={m.lecturers()}
      hint={m.lecturersHint()}
      none={m.noLecturersYet()}
      of="lecturer"
      addLabel={m.addALecturer()}
      items={it.lecturers.map(({ id, name }) => ({ id, label: name }))}
      adding={m.addLecturerConsequence()}
      removing={m.removeLecturerConsequence()}
    />
  )
}
