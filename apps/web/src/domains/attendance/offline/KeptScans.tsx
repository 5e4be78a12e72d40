import { listWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'
import { useKeptScans } from './useKeptScans.ts'

/** The number of scans waiting on this device; nothing if there are none. */
export function KeptScans({ studentId }: { studentId: string }) {
  const kept = useKeptScans(studentId).data ?? []
  const { time } = useTimeFormat()
  if (kept.length === 0) return null
  const times = listWords(kept.map(({ scannedAt }) => time(scannedAt)))
  return (
    <Alert tone="warn" title={m.scansAreWaiting({ scans: kept.length })}>
      <p className="tnum mt-0.5">{m.keptScansWillBeSent({ times, scans: kept.length })}</p>
    </Alert>
  )
}
