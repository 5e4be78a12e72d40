import { useNavigate } from 'react-router'
import { UpcomingExams } from '#domains/exams/UpcomingExams.tsx'
import { StaffDashboard } from '#domains/insight/StaffDashboard.tsx'
import { LeaveNews } from '#domains/leave/my/LeaveNews.tsx'
import { NotificationPanel } from '#domains/notifications/NotificationPanel.tsx'
import { MyAttendanceMonth } from '#domains/staff-attendance/my/MyAttendanceMonth.tsx'
import { MyDay } from '#domains/staff-attendance/my/MyDay.tsx'
import { localPath } from '#lib/returnPath.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { Card } from '#ui/Card.tsx'
import { SetUpArea } from '../SetUpArea.tsx'

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

export const StaffHome = () => (
  <StaffDashboard
    day={
      <SetUpArea>
        <MyDay />
      </SetUpArea>
    }
    month={<MyAttendanceMonth />}
    leave={<LeaveNews />}
    exams={<UpcomingExams />}
    news={<News />}
  />
)
