import { useState } from 'react'
import { acceptedAttachments, attachmentProblem } from '#lib/attachmentFile.ts'
import type { Upload } from '#lib/useUploads.ts'
import { FieldGlyph } from './FieldGlyph.tsx'
import { FileDrop } from './FileDrop.tsx'
import { UploadList } from './UploadList.tsx'

interface AttachFilesProps {
  uploads: readonly Upload[]
  /** How many more may be chosen. */
  room: number
  disabled?: boolean
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** Where what they belong to exists already. */
  onRetry?: ((upload: Upload) => void) | undefined
}

/** Chooses files to attach, and shows what becomes of them. */
export function AttachFiles({ uploads, room, disabled = false, onAdd, onRemove, onRetry }: AttachFilesProps) {
  const [problem, setProblem] = useState<string>()
  const pick = (files: File[]) => {
    const fit = files.filter((file) => !attachmentProblem(file))
    const refused = files.map(attachmentProblem).find(Boolean)
    setProblem(fit.length > room ? 'That is more files than fit' : refused)
    if (fit.length > 0) onAdd(fit.slice(0, room))
  }
  return (
    <div className="grid gap-2">
      {uploads.length > 0 && <UploadList uploads={uploads} onRemove={onRemove} onRetry={onRetry} />}
      <FileDrop
        accept={acceptedAttachments}
        label="Choose files or drop them here"
        help={room > 0 ? 'PDF, Word, JPEG or PNG, up to 10 MB each' : 'No more files fit'}
        disabled={disabled || room <= 0}
        onPick={pick}
      />
      {problem && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-bad-ink">
          <FieldGlyph state="bad" />
          {problem}
        </p>
      )}
    </div>
  )
}
