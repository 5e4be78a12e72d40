import type { Role } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { CellWithSub } from './CellWithSub.tsx'
import { PersonLink } from './PersonLink.tsx'

export interface PersonCellProps {
  /** Absent for an account that no longer exists. */
  personId: string | null
  name: string
  /** The person’s, if the list is not of students. */
  personRole?: Role
  profileImage: string | null
  /** Whether a face is registered, if that is shown. */
  face?: boolean
  /** Below the name: mostly the number. */
  sub?: ReactNode
}

/** The person a row is about, linked to their page. */
export const PersonCell = ({ personId, name, personRole, profileImage, face, sub }: PersonCellProps) => (
  <span className="flex items-center gap-3">
    <Avatar name={name} profileImage={profileImage} size={30} {...(face !== undefined && { face })} />
    <CellWithSub sub={sub}>
      <PersonLink personId={personId} name={name} {...(personRole && { personRole })} />
    </CellWithSub>
  </span>
)
