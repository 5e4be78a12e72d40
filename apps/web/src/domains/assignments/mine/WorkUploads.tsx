import type { Upload } from '@campanile/contract/assignments/submissions.ts'
import { CircleCheck, CloudOff, Paperclip, Pause, Play, RotateCcw, X } from 'lucide-react'
import { sizeWords } from '#lib/attachmentFile.ts'
import { Button } from '#ui/Button.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { hidden } from '#ui/hidden.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { m } from './messages.ts'
import { holdUpload, type WorkUpload, wantUpload } from './uploads.ts'

/** As a whole percentage, never more than was received. */
const wholePercent = (share: number) => Math.floor(share * 100) / 100

/** The progress as text. */
function progressWords({ state, share, file }: WorkUpload): string {
  const size = sizeWords(file.size)
  const arrived = { size, share: wholePercent(share) }
  if (state === 'done') return m.uploaded({ size })
  if (state === 'held') return m.pausedAt(arrived)
  if (state === 'lost') return m.noConnection(arrived)
  if (state === 'sending') return m.uploadedSoFar(arrived)
  return state === 'failed' ? size : m.uploadWaiting({ size })
}

function UploadRow({ upload, onLeaveOut }: { upload: WorkUpload; onLeaveOut: () => void }) {
  const { id, file, state, share, problem } = upload
  const Icon = state === 'done' ? CircleCheck : state === 'lost' ? CloudOff : Paperclip
  return (
    <li className="rounded-md border border-line px-3 py-2">
      <div className="flex min-h-9 items-center gap-2.5">
        <Icon
          size={16}
          aria-hidden="true"
          className={state === 'done' ? 'shrink-0 text-ok-ink' : 'shrink-0 text-ink-3'}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-label">{file.name}</span>
          <span className="tnum block text-xs text-ink-3">{progressWords(upload)}</span>
        </span>
        {(state === 'sending' || state === 'waiting' || state === 'lost') && (
          <IconButton label={m.pauseFileName({ fileName: file.name })} onClick={() => holdUpload(id)}>
            <Pause size={15} aria-hidden="true" />
          </IconButton>
        )}
        {state === 'held' && (
          <Button size="sm" icon={<Play size={13} aria-hidden="true" />} onClick={() => wantUpload(id)}>
            {m.continueWith({ fileName: file.name, span: hidden })}
          </Button>
        )}
        {state === 'failed' && (
          <Button size="sm" icon={<RotateCcw size={13} aria-hidden="true" />} onClick={() => wantUpload(id)}>
            {m.tryAgainWith({ fileName: file.name, span: hidden })}
          </Button>
        )}
        <IconButton label={m.removeFileName({ fileName: file.name })} onClick={onLeaveOut}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {state !== 'done' && state !== 'failed' && (
        <div className="mt-1.5">
          <ProgressBar label={m.uploadOfFileName({ fileName: file.name })} value={share} />
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-1 flex items-center gap-1.5 text-sm text-bad-ink">
          <FieldGlyph state="bad" />
          {problem}
        </p>
      )}
    </li>
  )
}

interface KnownRowProps {
  upload: Upload
  onLeaveOut: () => void
}

/** A file from an earlier visit: uploaded but not submitted, or interrupted. */
const KnownRow = ({ upload: { name, size, received, complete }, onLeaveOut }: KnownRowProps) => (
  <li className="flex min-h-13 items-center gap-2.5 rounded-md border border-line px-3 py-2">
    {complete ? (
      <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-ok-ink" />
    ) : (
      <Pause size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
    )}
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm font-label">{name}</span>
      <span className="tnum block text-xs text-ink-3">
        {complete
          ? m.uploaded({ size: sizeWords(size) })
          : m.interruptedAt({ share: wholePercent(received / size) })}
      </span>
    </span>
    <IconButton label={m.removeName({ name })} onClick={onLeaveOut}>
      <X size={16} aria-hidden="true" />
    </IconButton>
  </li>
)

interface WorkUploadsProps {
  uploads: readonly WorkUpload[]
  /** Sent in an earlier visit. */
  known: readonly Upload[]
  onLeaveOut: (uploadId: string) => void
}

/** Files being uploaded, with their progress; each can be paused, continued or removed. */
export const WorkUploads = ({ uploads, known, onLeaveOut }: WorkUploadsProps) => (
  <ul aria-label={m.selectedFiles()} className="grid gap-2">
    {known.map((upload) => (
      <KnownRow key={upload.id} upload={upload} onLeaveOut={() => onLeaveOut(upload.id)} />
    ))}
    {uploads.map((upload) => (
      <UploadRow key={upload.id} upload={upload} onLeaveOut={() => onLeaveOut(upload.id)} />
    ))}
  </ul>
)
