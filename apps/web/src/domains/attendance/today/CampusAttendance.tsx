import { PageHead } from '#ui/PageHead.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { CampusSessions } from './CampusSessions.tsx'
import { Today } from './Today.tsx'

/** An admin's view: every session of the campus today. */
export const CampusAttendance = () => (
  <>
    <PageHead title="Attendance" sub="Today’s sessions of the whole campus, live." />
    <WaitingSessions />
    <Today>{(today) => <CampusSessions today={today} />}</Today>
  </>
)
