import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { CellWithSub } from './CellWithSub.tsx'

interface PersonCellProps {
  name: string
  profileImage: string | null
  /** Whether a face is registered, where that is shown. */
  face?: boolean
  /** Below the name: mostly the number. */
  sub?: ReactNode
  /** Replaces the plain name, such as a link. */
  children?: ReactNode
}

/** Who a row is about. */
export const PersonCell = ({ name, profileImage, face, sub, children = name }: PersonCellProps) => (
  <span className="flex items-center gap-3">
    <Avatar name={name} profileImage={profileImage} size={30} {...(face !== undefined && { face })} />
    <CellWithSub sub={sub}>{children}</CellWithSub>
  </span>
)
