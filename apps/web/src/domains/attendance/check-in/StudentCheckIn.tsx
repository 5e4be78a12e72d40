import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Refusal, refusalOf } from '#camera/refusal.ts'
import { asId } from '#lib/asId.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CheckInSessionContext } from '../mine/disputable.ts'
import { RecordDispute } from '../mine/RecordDispute.tsx'
import { ClaimNotice } from '../offline/ClaimNotice.tsx'
import { CheckInWays } from './CheckInWays.tsx'
import { Checking } from './Checking.tsx'
import { m } from './messages.ts'
import { obstacleOf } from './obstacle.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import { SessionHead } from './SessionHead.tsx'

interface StudentCheckInProps {
  classId: string
  /** Why the scan was not accepted. */
  scanRefusal: Refusal | undefined
  onScanAgain: () => void
}

const Afterwards = ({ checkIn: { session, receipt, recordDispute } }: { checkIn: MyCheckIn }) => (
  <div className="grid gap-2.5">
    {recordDispute && <RecordDispute session={session} record={{ ...recordDispute, mark: receipt }} />}
    <Link to="/app/attendance" className={buttonClass('secondary', 'lg', 'min-h-11')}>
      {m.seeMyAttendance()}
    </Link>
    <Link to="/app/dashboard" className={buttonClass('ghost', 'lg', 'min-h-11')}>
      {m.goToTheDashboard()}
    </Link>
  </div>
)

/** The state of the check-in: the receipt, an obstacle, or the ways to check in. */
export function StudentCheckIn({ classId, scanRefusal, onScanAgain }: StudentCheckInProps) {
  const [isLooking, setLooking] = useState(false)
  const isWhole = asId(classId) !== undefined
  const checkIn = useRead('readMyCheckIn', isWhole ? { classId } : null, {
    everyMinute: true,
    staleTime: 60_000,
  })
  const { data, error } = checkIn
  if (!data) {
    if (isWhole && !error) return <Checking />
    return (
      <>
        <h1 className="sr-only">{m.checkIn()}</h1>
        <RefusalPanel
          refusal={isWhole ? refusalOf(error) : 'invalid-input'}
          onRetry={() => checkIn.refetch()}
        />
      </>
    )
  }
  const obstacle = obstacleOf(data, scanRefusal)
  const retry = () => {
    onScanAgain()
    void checkIn.refetch()
  }
  return (
    <CheckInSessionContext value={data.session}>
      <SessionHead checkIn={data} clockOffset={data.clockOffset} isShort={isLooking} />
      <ClaimNotice claim={data.claim} />
      {data.receipt && <Afterwards checkIn={data} />}
      {!data.receipt && obstacle && <RefusalPanel refusal={obstacle} onRetry={retry} />}
      {!data.receipt && !obstacle && (
        <CheckInWays checkIn={data} onCamera={setLooking} onRetry={() => checkIn.refetch()} />
      )}
    </CheckInSessionContext>
  )
}
