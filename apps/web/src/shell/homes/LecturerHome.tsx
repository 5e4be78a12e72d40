import { MarkingQueue } from '#domains/assignments/teaching/MarkingQueue.tsx'
import { LecturerToday } from '#domains/attendance/today/LecturerToday.tsx'
import { OpenRegisters } from '#domains/attendance/today/OpenRegisters.tsx'
import { UpcomingExams } from '#domains/exams/UpcomingExams.tsx'
import { AtRiskOfMine } from '#domains/insight/AtRiskOfMine.tsx'
import { MyClasses } from '#domains/insight/class/MyClasses.tsx'
import { LecturerDashboard } from '#domains/insight/LecturerDashboard.tsx'
import { WaitingForYou } from '#domains/insight/waiting/WaitingForYou.tsx'
import { LeaveNews } from '#domains/leave/my/LeaveNews.tsx'
import { WaitingSheets } from '#domains/results/sheets/WaitingSheets.tsx'
import { NextSession } from '#domains/timetable/NextSession.tsx'

export const LecturerHome = () => (
  <LecturerDashboard
    today={<LecturerToday next={<NextSession />} />}
    marking={
      <>
        <MarkingQueue />
        <WaitingSheets />
        <AtRiskOfMine />
      </>
    }
    aside={
      <>
        <WaitingForYou />
        <MyClasses />
        <OpenRegisters />
        <UpcomingExams />
        <LeaveNews />
      </>
    }
  />
)
