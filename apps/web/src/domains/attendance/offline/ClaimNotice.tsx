import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'
import { RefusedScans } from './RefusedScans.tsx'

/** On the check-in page: the state of this session's offline scan. */
export function ClaimNotice({ claim }: Pick<MyCheckIn, 'claim'>) {
  const { id } = useUser()
  const { time } = useTimeFormat()
  return (
    <>
      <RefusedScans studentId={id} />
      {claim?.state === 'pending' && (
        <Alert tone="warn" title={m.waitingForYourLecturer()}>
          <p className="tnum mt-0.5">
            {m.offlineScanWasSentAt({ scannedAt: time(claim.shownAt), sentAt: time(claim.receivedAt) })}
          </p>
        </Alert>
      )}
      {claim?.state === 'declined' && (
        <Alert tone="bad" title={m.yourLecturerDeclinedYourOfflineScan()}>
          <p className="mt-0.5">{claim.words}</p>
        </Alert>
      )}
    </>
  )
}
