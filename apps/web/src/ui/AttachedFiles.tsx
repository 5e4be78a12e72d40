import type { Attachment } from '@campanile/contract/attachments.ts'
import { X } from 'lucide-react'
import type { FileRules } from '#lib/attachmentFile.ts'
import { useUploads } from '#lib/uploads.ts'
import { AddFiles } from './AddFiles.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'
import { SaveFailed } from './SaveFailed.tsx'
import { UploadList } from './UploadList.tsx'

interface AttachedFilesProps {
  title: string
  requestId: string
  attachments: readonly Attachment[]
  /** The maximum number of files of the request. */
  most: number
  /** Accepted files; evidence by default. */
  rules?: FileRules
  /** Undefined if no more can be added. */
  onAdd: ((files: File[]) => void) | undefined
  mayRemove: boolean
  removal: {
    mutate: (input: { requestId: string; attachmentId: string }) => void
    isPending: boolean
    error: Error | null
  }
}

/** The files of a request of mine: existing ones, uploads in progress, and a button to add more. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { title, requestId, attachments, most, rules, onAdd, mayRemove, removal } = props
  const underWay = useUploads(requestId).filter(({ state }) => state !== 'done')
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-sm font-title">{title}</h3>
      {removal.error && <SaveFailed title={m.theFileWasNotRemoved()} error={removal.error} />}
      <AttachmentList
        label={title}
        attachments={attachments}
        act={({ id, name }) =>
          mayRemove && (
            <IconButton
              label={m.removeName({ name })}
              disabled={removal.isPending}
              onClick={() => removal.mutate({ requestId, attachmentId: id })}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {underWay.length > 0 && <UploadList uploads={underWay} />}
      {onAdd && (
        <AddFiles most={most} taken={attachments.length + underWay.length} rules={rules} onAdd={onAdd} />
      )}
    </section>
  )
}
