import { MyStaffAttendance } from '#domains/staff-attendance/my/MyStaffAttendance.tsx'
import { PageHead } from '#ui/PageHead.tsx'

/** The working days of a member of staff. */
export const StaffAttendance = () => (
  <>
    <PageHead title="Attendance" sub="Check in when you come and out when you go." />
    <MyStaffAttendance />
  </>
)
