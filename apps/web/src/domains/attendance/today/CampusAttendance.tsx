import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { CampusSessions } from './CampusSessions.tsx'
import { Today } from './Today.tsx'

/** An admin's view: the campus's staff and every session today. */
export const CampusAttendance = ({ staff }: { staff: ReactNode }) => (
  <>
    <PageHead title="Attendance" sub="Today’s sessions of the whole campus, live." />
    <WaitingSessions />
    {staff}
    <Today>{(today) => <CampusSessions today={today} />}</Today>
  </>
)
