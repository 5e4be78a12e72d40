import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useOnline } from '#lib/useOnline.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type ScannedCode, scanKeptUntil } from './keptScans.ts'
import { m } from './messages.ts'
import { useKeepScan } from './useKeptScans.ts'
import { useRetry } from './useRetry.ts'

interface KeptScanPanelProps {
  studentId: string
  scan: ScannedCode
  /** Contacting the server again. */
  busy: boolean
  /** Contacts the server again; this panel disappears when it responds. */
  onRetry: () => void
}

/** Keeps a scan that could not be sent to the server, and explains what happens to it. */
export function KeptScanPanel({ studentId, scan, busy, onRetry }: KeptScanPanelProps) {
  const online = useOnline()
  const { clock, dateTime } = useTimeFormat()
  const keep = useKeepScan(studentId)
  const keepOnce = useEffectEvent(() => keep.mutate(scan))
  useEffect(() => keepOnce(), [])
  useRetry(onRetry)
  const kept = keep.data
  return (
    <Card className="px-6 py-8 text-center max-sm:px-4">
      <WifiOff size={28} className="mx-auto text-ink-3" aria-hidden="true" />
      <h1 className="mt-4 text-xl font-title">
        {kept ? m.yourScanIsKept() : keep.error ? m.yourScanCouldNotBeKept() : m.keepingYourScan()}
      </h1>
      <div role="status" className="mt-2 text-base text-ink-2">
        {kept && (
          <>
            <p>{online ? m.scanIsKeptServerUnreachable() : m.scanIsKeptOffline()}</p>
            <p className="tnum mt-3 text-sm text-ink-3">
              {m.scannedAtAndKept({
                scannedAt: clock(kept.scannedAt),
                keptUntil: dateTime(scanKeptUntil(kept.scannedAt)),
              })}
            </p>
          </>
        )}
        {keep.error && <p>{m.browserCantStoreTheScan()}</p>}
      </div>
      <Button size="lg" className="mt-5 min-h-11 w-full" busy={busy} busyLabel={m.trying()} onClick={onRetry}>
        {m.tryAgain()}
      </Button>
    </Card>
  )
}
