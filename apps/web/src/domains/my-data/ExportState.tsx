import type { DataExport } from '@campanile/contract/my-data/my-data.ts'
import { exportHours } from '@campanile/contract/my-data/my-data.ts'
import { Download } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { m } from './messages.ts'

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
        <p className="mb-2 text-base text-ink-2">{m.werePreparingYourDataYoull()}</p>
        <ProgressBar label={m.preparingYourData()} value={current.done / current.total} />
      </div>
    )
  }
  if (current?.status === 'ready' && current.expiresAt) {
    return (
      <>
        <p className="mb-4 text-base text-ink-2">
          {m.preparedOnItIsDeletedOn({
            dateTime: dateTime(current.requestedAt),
            sizeOf: sizeOf(current.bytes ?? 0),
            dateTime2: dateTime(current.expiresAt),
          })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<Download size={15} aria-hidden="true" />}
            busy={busy === 'download'}
            busyLabel={m.downloading()}
            onClick={() => onDownload(current.id)}
          >
            {m.downloadZIPFile()}
          </Button>
          <Button
            variant="danger"
            busy={busy === 'delete'}
            busyLabel={m.deleting()}
            onClick={() => onDelete(current.id)}
          >
            {m.deleteItNow()}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      {current?.status === 'failed' && (
        <Alert tone="bad" title={m.yourDataCouldNotBePrepared()} className="mb-4">
          <p>{m.nothingHasChangedTryAgain()}</p>
        </Alert>
      )}
      <p className="mb-4 max-w-2xl text-base text-ink-2">
        {m.oneZIPFileWithYourAccount({ kept: exportHours.kept })}
      </p>
      <Button variant="primary" busy={busy === 'request'} busyLabel={m.asking()} onClick={onRequest}>
        {m.requestMyData()}
      </Button>
    </>
  )
}
