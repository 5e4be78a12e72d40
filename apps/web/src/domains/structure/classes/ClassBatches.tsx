import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { counted } from '#lib/counted.ts'
import { PeopleCard } from './PeopleCard.tsx'
import { useClassPeople } from './useClassPeople.ts'

/** Whom a class is for: batches whose students it enrols. */
export function ClassBatches({ it }: { it: ClassView }) {
  const { mutate, isPending, error } = useClassPeople(it)
  return (
    <PeopleCard
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
      editable={it.can.edit}
      change={{ mutate: (batchIds, then) => mutate({ batchIds }, then), isPending, error }}
      removing={() => 'Students who are enrolled by this batch leave the class. What was recorded stays.'}
    />
  )
}
