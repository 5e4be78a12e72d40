import { MissedRegisters } from '../missed/MissedRegisters.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { Disputes } from '../review/Disputes.tsx'
import { Findings } from '../review/Findings.tsx'

/** Disputes, offline scans, missed registers and findings of all classes that await a decision. */
export const ReviewTab = () => (
  <div className="grid grid-cols-1 gap-5">
    <WaitingSessions />
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <Disputes />
        <MissedRegisters />
      </div>
      <Findings />
    </div>
  </div>
)
