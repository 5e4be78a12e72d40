import type { HistoryDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { useState } from 'react'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { MyDay } from './MyDay.tsx'
import { m } from './messages.ts'
import { StaffDays } from './StaffDays.tsx'
import { useHistoryView } from './useHistoryView.ts'

const CorrectionDialog = lazyDialog(() => import('./CorrectionDialog.tsx'), 'CorrectionDialog')

/** The person's own working day and the days before it. */
export function MyStaffAttendance() {
  // Loaded while the person reads, so that the face check starts at once.
  useFaceEngine()
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-uneven">
      <div className="grid grid-cols-1 gap-5">
        <MyDay />
      </div>
      <History />
    </div>
  )
}

/** The person's own days, by week or month. */
function History() {
  const today = useRead('readMyStaffDay', {}, { everyMinute: true }).data?.date
  const history = useHistoryView(today)
  const query = useRead('listMyStaffDays', history.period ?? null)
  const [asking, setAsking] = useState<HistoryDay>()
  return (
    <>
      <StaffDays
        title={m.myDays()}
        failure={m.couldNotLoadYourDays()}
        today={today}
        history={history}
        query={query}
        onCorrect={(it) => (it.can.requestCorrection ? () => setAsking(it) : undefined)}
      />
      {asking && <CorrectionDialog it={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}
