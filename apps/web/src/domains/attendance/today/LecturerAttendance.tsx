import { PageHead } from '#ui/PageHead.tsx'
import { MissedRegisters } from '../missed/MissedRegisters.tsx'
import { Today } from './Today.tsx'
import { TodaySessions } from './TodaySessions.tsx'

export const LecturerAttendance = () => (
  <>
    <PageHead title="Attendance" sub="Check-in and registers of the sessions you teach." />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <Today>{(today) => <TodaySessions today={today} withActions />}</Today>
      <MissedRegisters />
    </div>
  </>
)
