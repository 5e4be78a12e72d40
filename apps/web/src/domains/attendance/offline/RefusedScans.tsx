import { sentenceOf } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'
import { useRefusedScans } from './useSendKeptScans.ts'

/** Offline scans that the server has just refused, each with its reason. */
export function RefusedScans({ studentId }: { studentId: string }) {
  const refused = useRefusedScans(studentId)
  const { time } = useTimeFormat()
  return refused.map(({ claimId, scannedAt, error }) => (
    <Alert key={claimId} tone="bad" title={m.yourOfflineScanWasNotAccepted()}>
      <p className="tnum mt-0.5">{m.scanMadeAt({ time: time(scannedAt), reason: sentenceOf(error) })}</p>
    </Alert>
  ))
}
