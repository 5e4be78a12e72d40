import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { MissedRegisters } from '../missed/MissedRegisters.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { Disputes } from '../review/Disputes.tsx'
import { Findings } from '../review/Findings.tsx'
import { Today } from './Today.tsx'
import { TodaySessions } from './TodaySessions.tsx'

/** A lecturer’s sessions, and below them the lecturer’s own working day. */
export const LecturerAttendance = ({ myDay }: { myDay: ReactNode }) => (
  <>
    <PageHead
      title="Attendance"
      sub="Check-in and registers of the sessions you teach, and what waits for your word."
    />
    <WaitingSessions />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Today>{(today) => <TodaySessions today={today} withActions />}</Today>
        <MissedRegisters />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Disputes />
        <Findings />
      </div>
    </div>
    <section aria-labelledby="my-attendance" className="mt-8">
      <h2 id="my-attendance" className="mb-4 text-xl font-[620]">
        My working day
      </h2>
      {myDay}
    </section>
  </>
)
