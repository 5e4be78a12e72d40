import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { sizeWords } from '#lib/attachmentFile.ts'
import { dropUpload, retryUpload, type Upload } from '#lib/uploads.ts'
import { Button } from './Button.tsx'
import { FieldGlyph } from './FieldGlyph.tsx'
import { m } from './messages.ts'
import { ProgressBar } from './ProgressBar.tsx'

const Failed = ({ upload }: { upload: Upload }) => (
  <>
    <p className="mt-1 flex items-start gap-1.5 text-sm text-bad-ink">
      <span className="mt-0.5">
        <FieldGlyph state="bad" />
      </span>
      <span className="min-w-0 break-words">
        {m.nameWasNotUploaded({ name: upload.file.name })} {upload.problem}
      </span>
    </p>
    <div className="mt-2 flex gap-2">
      <Button
        size="sm"
        icon={<RotateCcw size={14} aria-hidden="true" />}
        aria-label={m.tryAgainWith({ name: upload.file.name })}
        onClick={() => retryUpload(upload)}
      >
        {m.tryAgain()}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<X size={14} aria-hidden="true" />}
        aria-label={m.removeName({ name: upload.file.name })}
        onClick={() => dropUpload(upload)}
      >
        {m.remove()}
      </Button>
    </div>
  </>
)

/** Files on their way, one by one; a failed one can be retried or left out. */
export const UploadList = ({ uploads }: { uploads: readonly Upload[] }) => (
  <ul aria-label={m.uploads()} aria-live="polite" className="space-y-2.5">
    {uploads.map((upload) => (
      <li key={upload.id} className="rounded-md border border-line px-3 py-2.5">
        <p className="flex items-center gap-2 text-sm font-label">
          <span className="min-w-0 truncate">{upload.file.name}</span>
          <span className="tnum ms-auto flex shrink-0 items-center gap-1.5 text-xs font-normal text-ink-3">
            {upload.state === 'done' ? (
              <>
                <CircleCheck size={14} aria-hidden="true" className="text-ok-ink" />
                {m.uploaded()}
              </>
            ) : (
              sizeWords(upload.file.size)
            )}
          </span>
        </p>
        {(upload.state === 'sending' || upload.state === 'waiting') && (
          <div className="mt-2">
            <ProgressBar label={m.uploadOfName({ name: upload.file.name })} value={upload.share} />
          </div>
        )}
        {upload.state === 'failed' && <Failed upload={upload} />}
      </li>
    ))}
  </ul>
)
