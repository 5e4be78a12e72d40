import type { Role } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { CampusAttendance } from './today/CampusAttendance.tsx'
import { LecturerAttendance } from './today/LecturerAttendance.tsx'
import { StudentAttendance } from './today/StudentAttendance.tsx'

interface AttendanceScreenProps {
  /** The working day of who is staff or lecturer. */
  myDay: ReactNode
  /** The campus's staff today, for admins. */
  staff: ReactNode
}

/** `/app/attendance`: what each role does about attendance. */
export function AttendanceScreen({ myDay, staff }: AttendanceScreenProps) {
  useDocumentTitle('Attendance')
  const screens: Record<Role, () => ReactNode> = {
    admin: () => <CampusAttendance staff={staff} />,
    lecturer: () => <LecturerAttendance myDay={myDay} />,
    student: () => <StudentAttendance />,
    staff: () => (
      <>
        <PageHead title="Attendance" sub="Check in when you come and out when you go." />
        {myDay}
      </>
    ),
  }
  return screens[useUser().role]()
}
