import { MyStaffAttendance } from '#domains/staff-attendance/my/MyStaffAttendance.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SetUpArea } from '../SetUpArea.tsx'

/** The working days of a member of staff. */
export const StaffAttendance = () => (
  <>
    <PageHead title="Attendance" sub="Check in when you arrive and out when you leave." />
    <SetUpArea>
      <MyStaffAttendance />
    </SetUpArea>
  </>
)
