import { Suspense } from 'react'
import { Deadlines } from '#domains/assignments/mine/Deadlines.tsx'
import { AttendanceByClass } from '#domains/attendance/AttendanceByClass.tsx'
import { OverallAttendance } from '#domains/attendance/OverallAttendance.tsx'
import { StudentToday } from '#domains/attendance/today/StudentToday.tsx'
import { UpcomingExams } from '#domains/exams/UpcomingExams.tsx'
import { StudentDashboard } from '#domains/insight/StudentDashboard.tsx'
import { NewResults } from '#domains/results/mine/NewResults.tsx'
import { NextSession } from '#domains/timetable/NextSession.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'

/** At the end of the page, so the rest does not wait for its code. */
const RequestNews = lazyScreen(() => import('#domains/mitigation/mine/RequestNews.tsx'), 'RequestNews')

export const StudentHome = () => (
  <StudentDashboard
    overall={<OverallAttendance />}
    today={<StudentToday next={<NextSession />} />}
    exams={<UpcomingExams />}
    byClass={<AttendanceByClass />}
    results={<NewResults />}
    deadlines={<Deadlines />}
    requests={
      <Suspense fallback={null}>
        <RequestNews />
      </Suspense>
    }
  />
)
