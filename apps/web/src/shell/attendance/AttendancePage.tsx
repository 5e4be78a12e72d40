import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { m } from './messages.ts'

const pages: Record<Role, ComponentType> = {
  admin: lazyScreen(() => import('./AdminAttendance.tsx'), 'AdminAttendance'),
  lecturer: lazyScreen(() => import('./LecturerAttendance.tsx'), 'LecturerAttendance'),
  student: lazyScreen(() => import('./StudentAttendance.tsx'), 'StudentAttendance'),
  staff: lazyScreen(() => import('./StaffAttendance.tsx'), 'StaffAttendance'),
}

/** `/app/attendance`: each role's tasks for classes and working days. */
export function AttendancePage() {
  useDocumentTitle(m.attendance())
  const Page = pages[useUser().role]
  return <Page />
}
