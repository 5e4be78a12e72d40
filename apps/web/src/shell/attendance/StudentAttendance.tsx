import { AttendanceByClass } from '#domains/attendance/AttendanceByClass.tsx'
import { MySessions } from '#domains/attendance/mine/MySessions.tsx'
import { OfflineScans } from '#domains/attendance/offline/OfflineScans.tsx'
import { CheckInCodeForm } from '#domains/attendance/today/CheckInCodeForm.tsx'
import { NowCard } from '#domains/attendance/today/NowCard.tsx'
import { Today } from '#domains/attendance/today/Today.tsx'
import { TodayClasses } from '#domains/attendance/today/TodayClasses.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'

/** A student’s classes today, and all sessions. */
export const StudentAttendance = () => (
  <>
    <PageHead title={m.attendance()} sub={m.forStudents()} />
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
      <div className="grid grid-cols-1 gap-5">
        <OfflineScans />
        <Today>
          {(today) => (
            <>
              <NowCard today={today} code={<CheckInCodeForm />} />
              <TodayClasses today={today} typing />
            </>
          )}
        </Today>
      </div>
      <div className="grid grid-cols-1 gap-5">
        <AttendanceByClass />
        <MySessions />
      </div>
    </div>
  </>
)
