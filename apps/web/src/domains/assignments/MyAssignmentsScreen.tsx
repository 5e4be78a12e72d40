import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { MyAssignment } from './mine/MyAssignment.tsx'
import { MyAssignments } from './mine/MyAssignments.tsx'
import { NotForRole } from './NotForRole.tsx'
import { AssignmentPage } from './teaching/AssignmentPage.tsx'
import { TaughtAssignments } from './teaching/TaughtAssignments.tsx'

const lists: Record<Role, ComponentType> = {
  student: MyAssignments,
  lecturer: TaughtAssignments,
  admin: NotForRole,
  staff: NotForRole,
}
const pages: Record<Role, ComponentType> = {
  student: MyAssignment,
  lecturer: AssignmentPage,
  admin: NotForRole,
  staff: NotForRole,
}

/** `/app/my-assignments`: a student's work, a lecturer's classes; others read that it is not theirs. */
export function MyAssignmentsScreen() {
  useDocumentTitle('Assignments')
  const Screen = lists[useUser().role]
  const [params] = useSearchParams()
  // Notifications name the one that they are about.
  const named = params.get('assignment')
  return named ? <Navigate to={encodeURIComponent(named)} replace /> : <Screen />
}

/** `/app/my-assignments/:assignmentId` */
export function MyAssignmentScreen() {
  useDocumentTitle('Assignments')
  const Screen = pages[useUser().role]
  return <Screen />
}
