import { CampusToday } from '#domains/attendance/today/CampusToday.tsx'
import { LiveToday } from '#domains/attendance/today/LiveToday.tsx'
import { AdminDashboard } from '#domains/insight/AdminDashboard.tsx'
import { AgainstLastWeek } from '#domains/insight/pulse/AgainstLastWeek.tsx'
import { StaffPresent } from '#domains/insight/pulse/StaffPresent.tsx'

export const AdminHome = () => (
  <AdminDashboard
    today={<CampusToday change={<AgainstLastWeek />} staff={<StaffPresent />} />}
    live={<LiveToday />}
  />
)
