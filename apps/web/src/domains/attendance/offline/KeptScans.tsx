import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
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
        kept.length === 1
          ? '1 scan is waiting on this device'
          : `${kept.length} scans are waiting on this device`
      }
    >
      <p className="tnum mt-0.5">
        Made at {times}. {kept.length === 1 ? 'It is' : 'They are'} sent when the connection is back; your
        lecturer decides.
      </p>
    </Alert>
  )
}
