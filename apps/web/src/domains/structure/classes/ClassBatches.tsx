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
      hint="Their students are enrolled, and follow the batch."
      none="This class is for no batch yet."
      of="batch"
      addLabel="Add a batch"
      items={it.batches.map(({ id, code, members }) => ({
        id,
        label: code,
        sub: counted(members, 'student'),
      }))}
      removing="Students enrolled by this batch leave the class. What was recorded stays."
    />
  )
}
