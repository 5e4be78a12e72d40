import { fullName } from '#lib/session.ts'
import { PersonCell } from '#ui/PersonCell.tsx'

interface StaffNameProps {
  person: { firstName: string; lastName: string; profileImage: string | null; number: string | null }
}

/** A member of staff in a table's cell. */
export const StaffName = ({ person }: StaffNameProps) => (
  <PersonCell name={fullName(person)} profileImage={person.profileImage} sub={person.number} />
)
