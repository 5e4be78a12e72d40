import { fullName } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'

interface StaffNameProps {
  person: { firstName: string; lastName: string; photo: string | null; number: string | null }
}

/** A member of staff in a table's cell. */
export const StaffName = ({ person }: StaffNameProps) => (
  <span className="flex items-center gap-3">
    <Avatar name={fullName(person)} photo={person.photo} size={30} />
    <TwoLines sub={person.number}>{fullName(person)}</TwoLines>
  </span>
)
