import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { m } from './messages.ts'
import { NotForRole } from './NotForRole.tsx'

const lists: Record<Role, ComponentType> = {
  student: lazyScreen(() => import('./mine/MyAssignments.tsx'), 'MyAssignments'),
  lecturer: lazyScreen(() => import('./teaching/TaughtAssignments.tsx'), 'TaughtAssignments'),
  admin: NotForRole,
  staff: NotForRole,
}
const pages: Record<Role, ComponentType> = {
  student: lazyScreen(() => import('./mine/MyAssignment.tsx'), 'MyAssignment'),
  lecturer: lazyScreen(() => import('./teaching/AssignmentPage.tsx'), 'AssignmentPage'),
  admin: NotForRole,
  staff: NotForRole,
}

/** `/app/my-assignments`: a student's work, a lecturer's classes; others read that it is not theirs. */
export function MyAssignmentsScreen() {
  useDocumentTitle(m.assignments())
  const Screen = lists[useUser().role]
  const [params] = useSearchParams()
  // Notifications name the one that they are about.
  const named = params.get('assignment')
  return named ? <Navigate to={encodeURIComponent(named)} replace /> : <Screen />
}

/** `/app/my-assignments/:assignmentId` */
export function MyAssignmentScreen() {
  useDocumentTitle(m.assignments())
  const Screen = pages[useUser().role]
  return <Screen />
}
