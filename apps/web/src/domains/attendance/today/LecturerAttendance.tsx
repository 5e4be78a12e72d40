import { PageHead } from '#ui/PageHead.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { Today } from './Today.tsx'
import { TodaySessions } from './TodaySessions.tsx'

export const LecturerAttendance = () => (
  <>
    <PageHead title="Attendance" sub="Check-in and registers of the sessions you teach today." />
    <WaitingSessions />
    <Today>{(today) => <TodaySessions today={today} withActions />}</Today>
  </>
)
