import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { roomPath } from '#lib/roomPath.ts'
import { useVisitor } from '#lib/session.ts'

interface RoomLinkProps {
  roomId: string
  /** The name of the room, as displayed there. */
  children: ReactNode
  className?: string
}

/** The name of a room. It links to its page for admins, who alone can open it. */
export const RoomLink = ({ roomId, children, className }: RoomLinkProps) =>
  useVisitor()?.role === 'admin' ? (
    <Link to={roomPath(roomId)} className={cn('rounded-xs hover:underline', className)}>
      {children}
    </Link>
  ) : (
    children
  )
