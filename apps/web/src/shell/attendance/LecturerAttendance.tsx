import { MissedRegisters } from '#domains/attendance/missed/MissedRegisters.tsx'
import { WaitingSessions } from '#domains/attendance/offline/WaitingSessions.tsx'
import { Disputes } from '#domains/attendance/review/Disputes.tsx'
import { Findings } from '#domains/attendance/review/Findings.tsx'
import { Today } from '#domains/attendance/today/Today.tsx'
import { TodaySessions } from '#domains/attendance/today/TodaySessions.tsx'
import { MyClasses } from '#domains/insight/class/MyClasses.tsx'
import { MyStaffAttendance } from '#domains/staff-attendance/my/MyStaffAttendance.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SetUpArea } from '../SetUpArea.tsx'
import { m } from './messages.ts'

/** A lecturer’s sessions today, then what needs a decision, then the lecturer’s own working day. */
export const LecturerAttendance = () => (
  <>
    <PageHead title={m.attendance()} sub={m.forLecturers()} />
    <Today>{(today) => <TodaySessions today={today} withActions />}</Today>
    <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <MyClasses />
        <WaitingSessions />
        <MissedRegisters />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Disputes />
        <Findings />
      </div>
    </div>
    <section aria-labelledby="my-attendance" className="mt-8">
      <h2 id="my-attendance" className="mb-4 text-xl font-title">
        {m.myWorkingDay()}
      </h2>
      <SetUpArea>
        <MyStaffAttendance />
      </SetUpArea>
    </section>
  </>
)
