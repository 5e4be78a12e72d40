import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { CampusAttendance } from './today/CampusAttendance.tsx'
import { LecturerAttendance } from './today/LecturerAttendance.tsx'
import { StudentAttendance } from './today/StudentAttendance.tsx'

const screens: Partial<Record<Role, ComponentType>> = {
  admin: CampusAttendance,
  lecturer: LecturerAttendance,
  student: StudentAttendance,
}

export function AttendanceScreen() {
  useDocumentTitle('Attendance')
  const Screen = screens[useUser().role]
  return Screen && <Screen />
}
