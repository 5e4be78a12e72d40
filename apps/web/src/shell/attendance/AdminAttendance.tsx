import { WaitingSessions } from '#domains/attendance/offline/WaitingSessions.tsx'
import { CampusSessions } from '#domains/attendance/today/CampusSessions.tsx'
import { Today } from '#domains/attendance/today/Today.tsx'
import { StaffToday } from '#domains/staff-attendance/manage/StaffToday.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'

/** An admin's view: the campus's staff and every session today. */
export const AdminAttendance = () => (
  <>
    <PageHead title={m.attendance()} sub={m.forAdmins()} />
    <WaitingSessions className="mb-5" />
    <StaffToday />
    <Today>{(today) => <CampusSessions today={today} />}</Today>
  </>
)
