import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { RefusedScans } from './RefusedScans.tsx'

/** On the check-in page: the state of this session's offline scan. */
export function ClaimNotice({ sessionId }: { sessionId: string }) {
  const { id } = useUser()
  const { time } = useTimeFormat()
  const claim = useRead('listMyClaims', {}).data?.items.find((it) => it.sessionId === sessionId)
  return (
    <>
      <RefusedScans studentId={id} />
      {claim?.state === 'pending' && (
        <Alert tone="warn" title="Waiting for your lecturer">
          <p className="tnum mt-0.5">
            Your offline scan of {time(claim.shownAt)} was sent at {time(claim.receivedAt)}. Your lecturer
            decides; this page updates automatically.
          </p>
        </Alert>
      )}
      {claim?.state === 'declined' && (
        <Alert tone="bad" title="Your lecturer declined your offline scan">
          <p className="mt-0.5">{claim.words}</p>
        </Alert>
      )}
    </>
  )
}
