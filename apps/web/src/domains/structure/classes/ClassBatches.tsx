import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { counted } from '#lib/counted.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** The batches whose students a class enrols. */
export function ClassBatches({ it }: { it: ClassView }) {
  return (
    <PeopleCard
      it={it}
      field="batchIds"
      id="class-batches"
      title="Batches"
      hint="Their students are enrolled automatically, also when the batch changes."
      none="No batches yet."
      of="batch"
      addLabel="Add a batch"
      items={it.batches.map(({ id, code, members }) => ({
        id,
        label: code,
        sub: counted(members, 'student'),
      }))}
      removing="Students enrolled by this batch leave the class. Their records are kept."
    />
  )
}
