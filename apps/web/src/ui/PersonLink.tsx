import type { Role } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { personPath } from '#lib/personPath.ts'
import { useVisitor } from '#lib/session.ts'

export interface PersonLinkProps {
  /** Absent for an account that no longer exists. */
  personId: string | null | undefined
  name: ReactNode
  /** The person’s, if the list is not of students. */
  personRole?: Role
  className?: string
}

/** A person’s name. It links to their page for admins, and for lecturers if the person is a student. */
export function PersonLink({ personId, name, personRole = 'student', className }: PersonLinkProps) {
  const viewer = useVisitor()?.role
  if (!personId || !(viewer === 'admin' || (viewer === 'lecturer' && personRole === 'student'))) return name
  return (
    <Link
      to={personPath(personId)}
      className={cn(
        'underline-offset-2 hover:text-brand-ink hover:underline max-md:inline-block max-md:min-h-6 max-md:max-w-full max-md:truncate max-md:align-bottom',
        className,
      )}
    >
      {name}
    </Link>
  )
}
