import type { DataExport } from '@campanile/contract/my-data/my-data.ts'
import { exportHours } from '@campanile/contract/my-data/my-data.ts'
import { Download } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'

interface ExportStateProps {
  current: DataExport | null
  /** What is under way. */
  busy: 'request' | 'download' | 'delete' | null
  onRequest: () => void
  onDownload: (exportId: string) => void
  onDelete: (exportId: string) => void
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Nothing yet, being packed, ready, or failed: and what can be done then. */
export function ExportState({ current, busy, onRequest, onDownload, onDelete }: ExportStateProps) {
  const { dateTime } = useTimeFormat()
  if (current?.status === 'working') {
    return (
      <div className="max-w-md">
        <p className="mb-2 text-base text-ink-2">
          We’re preparing your data. You’ll be notified when it’s ready.
        </p>
        <ProgressBar label="Preparing your data" value={current.done / current.total} />
      </div>
    )
  }
  if (current?.status === 'ready' && current.expiresAt) {
    return (
      <>
        <p className="mb-4 text-base text-ink-2">
          Prepared on {dateTime(current.requestedAt)}, {sizeOf(current.bytes ?? 0)}. It is deleted on{' '}
          {dateTime(current.expiresAt)}.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<Download size={15} aria-hidden="true" />}
            busy={busy === 'download'}
            busyLabel="Downloading"
            onClick={() => onDownload(current.id)}
          >
            Download ZIP file
          </Button>
          <Button
            variant="danger"
            busy={busy === 'delete'}
            busyLabel="Deleting"
            onClick={() => onDelete(current.id)}
          >
            Delete it now
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      {current?.status === 'failed' && (
        <Alert tone="bad" title="Your data could not be prepared" className="mb-4">
          <p>Nothing has changed. Try again.</p>
        </Alert>
      )}
      <p className="mb-4 max-w-2xl text-base text-ink-2">
        One ZIP file with your account, attendance, work, published results, requests, pay, notifications and
        files. It is kept for {exportHours.kept} hours, and for one hour once you have downloaded it.
      </p>
      <Button variant="primary" busy={busy === 'request'} busyLabel="Asking" onClick={onRequest}>
        Request my data
      </Button>
    </>
  )
}
