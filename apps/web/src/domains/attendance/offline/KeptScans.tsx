import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'
import { useKeptScans } from './useKeptScans.ts'

/** How many scans are waiting on this device; nothing when none does. */
export function KeptScans({ studentId }: { studentId: string }) {
  const kept = useKeptScans(studentId).data ?? []
  const { time } = useTimeFormat()
  if (kept.length === 0) return null
  const times = kept.map(({ scannedAt }) => time(scannedAt)).join(', ')
  return (
    <Alert
      tone="warn"
      title={
        kept.length === 1 ? m.n1ScanIsWaiting() : m.scansAreWaitingOnThisDevice({ keptCount: kept.length })
      }
    >
      <p className="tnum mt-0.5">{m.madeAtItIsSent({ times, keptCount: kept.length })}</p>
    </Alert>
  )
}
