import type { Role } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Deadlines } from '#domains/assignments/mine/Deadlines.tsx'
import { MarkingQueue } from '#domains/assignments/teaching/MarkingQueue.tsx'
import { AttendanceByClass } from '#domains/attendance/AttendanceByClass.tsx'
import { OverallAttendance } from '#domains/attendance/OverallAttendance.tsx'
import { CampusToday } from '#domains/attendance/today/CampusToday.tsx'
import { LecturerToday } from '#domains/attendance/today/LecturerToday.tsx'
import { StudentToday } from '#domains/attendance/today/StudentToday.tsx'
import { UpcomingExams } from '#domains/exams/UpcomingExams.tsx'
import { AdminDashboard } from '#domains/insight/AdminDashboard.tsx'
import { LecturerDashboard } from '#domains/insight/LecturerDashboard.tsx'
import { StaffDashboard } from '#domains/insight/StaffDashboard.tsx'
import { StudentDashboard } from '#domains/insight/StudentDashboard.tsx'
import { NotificationPanel } from '#domains/notifications/NotificationPanel.tsx'
import { NewResults } from '#domains/results/mine/NewResults.tsx'
import { WaitingSheets } from '#domains/results/sheets/WaitingSheets.tsx'
import { localPath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Card } from '#ui/Card.tsx'

/** The bell's panel, in the page. */
function News() {
  const navigate = useNavigate()
  const goTo = (path: string | null) => {
    const local = localPath(path, origin)
    if (local) navigate(local)
  }
  return (
    <Card className="overflow-hidden">
      <NotificationPanel onOpen={goTo} onSettings={() => navigate(settingsPath.notifications)} />
    </Card>
  )
}

const dashboards: Record<Role, () => ReactNode> = {
  admin: () => <AdminDashboard today={<CampusToday />} />,
  lecturer: () => (
    <LecturerDashboard
      today={<LecturerToday />}
      marking={<MarkingQueue />}
      aside={
        <>
          <WaitingSheets />
          <UpcomingExams />
        </>
      }
    />
  ),
  student: () => (
    <StudentDashboard
      overall={<OverallAttendance />}
      today={
        <>
          <StudentToday />
          <UpcomingExams />
        </>
      }
      byClass={<AttendanceByClass />}
      results={<NewResults />}
      deadlines={<Deadlines />}
    />
  ),
  staff: () => <StaffDashboard exams={<UpcomingExams />} news={<News />} />,
}

/** `/app/dashboard`: each role's home screen, put together from the parts of several domains. */
export function Dashboard() {
  useDocumentTitle('Dashboard Overview')
  return dashboards[useUser().role]()
}
