import { MyStaffAttendance } from '#domains/staff-attendance/my/MyStaffAttendance.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SetUpArea } from '../SetUpArea.tsx'
import { m } from './messages.ts'

/** The working days of a member of staff. */
export const StaffAttendance = () => (
  <>
    <PageHead title={m.attendance()} sub={m.forStaff()} />
    <SetUpArea>
      <MyStaffAttendance />
    </SetUpArea>
  </>
)
