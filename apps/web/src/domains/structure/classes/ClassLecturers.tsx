import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { m } from './messages.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** The lecturers of a class. */
export function ClassLecturers({ it }: { it: ClassView }) {
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
