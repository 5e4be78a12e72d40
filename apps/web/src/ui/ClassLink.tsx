import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classPath } from '#lib/classPath.ts'
import { cn } from '#lib/cn.ts'

interface ClassLinkProps {
  /** Null: the reader can’t open it. */
  classId: string | null
  /** The name of the class, as displayed there. */
  children: ReactNode
  /** False for a substitute, who runs a session but can't open its class. */
  canOpen?: boolean
  className?: string
}

/** The name of a class, leading to its page. */
export const ClassLink = ({ classId, children, canOpen = true, className }: ClassLinkProps) =>
  canOpen && classId ? (
    <Link to={classPath(classId)} className={cn('rounded-xs hover:underline', className)}>
      {children}
    </Link>
  ) : (
    children
  )
