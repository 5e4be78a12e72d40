import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { homePath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'

/** The page for roles without their own assignments. */
const NotForRole = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Empty
      kind="none"
      heading="h1"
      title={m.assignmentAccessNotAvailable()}
      action={
        <Link to={homePath} className={buttonClass('primary')}>
          {m.goToTheDashboard()}
        </Link>
      }
    />
  </div>
)

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
