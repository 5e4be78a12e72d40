import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { m } from './messages.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** The batches whose students a class enrols. */
export function ClassBatches({ it }: { it: ClassView }) {
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
