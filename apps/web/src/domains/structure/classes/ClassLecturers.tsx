import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** The lecturers of a class. */
export function ClassLecturers({ it }: { it: ClassView }) {
  return (
    <PeopleCard
      it={it}
      field="lecturerIds"
      id="class-lecturers"
      title="Lecturers"
      hint="They open check-in and keep the register."
      none="No lecturers yet."
      of="lecturer"
      addLabel="Add a lecturer"
      items={it.lecturers.map(({ id, name }) => ({ id, label: name }))}
      removing="They can no longer see this class. Records they made are kept."
    />
  )
}
