import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { Today } from './Today.tsx'
import { TodaySessions } from './TodaySessions.tsx'

/** A lecturer’s sessions, and below them the lecturer’s own working day. */
export const LecturerAttendance = ({ myDay }: { myDay: ReactNode }) => (
  <>
    <PageHead title="Attendance" sub="Check-in and registers of the sessions you teach today." />
    <WaitingSessions />
    <Today>{(today) => <TodaySessions today={today} withActions />}</Today>
    <section aria-labelledby="my-attendance" className="mt-8">
      <h2 id="my-attendance" className="mb-4 text-xl font-[620]">
        My working day
      </h2>
      {myDay}
    </section>
  </>
)
