import type { DataExport } from '@campanile/contract/my-data/my-data.ts'
import { exportHours } from '@campanile/contract/my-data/my-data.ts'
import { Download } from 'lucide-react'
import { sizeWords } from '#lib/attachmentFile.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { m } from './messages.ts'

interface ExportStateProps {
  current: DataExport | null
  /** The current progress. */
  busy: 'request' | 'download' | 'delete' | null
  onRequest: () => void
  onDownload: (exportId: string) => void
  onDelete: (exportId: string) => void
}

/** Not requested, being packed, ready or failed, with the possible actions. */
export function ExportState({ current, busy, onRequest, onDownload, onDelete }: ExportStateProps) {
  const { dateTime } = useTimeFormat()
  if (current?.status === 'working') {
    return (
      <div className="max-w-md">
        <p className="mb-2 text-base text-ink-2">{m.preparing()}</p>
        <ProgressBar label={m.preparingYourData()} value={current.done / current.total} />
      </div>
    )
  }
  if (current?.status === 'ready' && current.expiresAt) {
    return (
      <>
        <p className="mb-4 text-base text-ink-2">
          {m.preparedOn({
            prepared: dateTime(current.requestedAt),
            size: sizeWords(current.bytes ?? 0),
            deleted: dateTime(current.expiresAt),
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
        <Alert tone="bad" title={m.weCouldntPrepareYourData()} className="mb-4">
          <p>{m.nothingHasChangedTryAgain()}</p>
        </Alert>
      )}
      <p className="mb-4 max-w-2xl text-base text-ink-2">{m.aboutExport({ hours: exportHours.kept })}</p>
      <Button variant="primary" busy={busy === 'request'} busyLabel={m.requesting()} onClick={onRequest}>
        {m.requestMyData()}
      </Button>
    </>
  )
}
