import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { PeopleCard } from './PeopleCard.tsx'
import { useClassPeople } from './useClassPeople.ts'

/** Who teaches a class. */
export function ClassLecturers({ it }: { it: ClassView }) {
  const { mutate, isPending, error } = useClassPeople(it)
  return (
    <PeopleCard
      id="class-lecturers"
      title="Lecturers"
      hint="They open check-in and keep the register."
      none="Nobody teaches this class yet."
      of="lecturer"
      addLabel="Add a lecturer"
      items={it.lecturers.map(({ id, name }) => ({ id, label: name }))}
      editable={it.can.edit}
      change={{ mutate: (lecturerIds, then) => mutate({ lecturerIds }, then), isPending, error }}
      removing={() => 'They no longer see this class. What they recorded stays.'}
    />
  )
}
