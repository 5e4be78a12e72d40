import { AttendanceScreen } from '#domains/attendance/AttendanceScreen.tsx'
import { StaffToday } from '#domains/staff-attendance/manage/StaffToday.tsx'
import { MyStaffAttendance } from '#domains/staff-attendance/my/MyStaffAttendance.tsx'

/** `/app/attendance`, put together from classes and working days. */
export const AttendancePage = () => <AttendanceScreen myDay={<MyStaffAttendance />} staff={<StaffToday />} />
