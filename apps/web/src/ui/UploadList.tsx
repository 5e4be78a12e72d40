import { CircleCheck, Paperclip, RefreshCw, X } from 'lucide-react'
import { sizeWords } from '#lib/attachmentFile.ts'
import type { Upload } from '#lib/useUploads.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { ProgressBar } from './ProgressBar.tsx'

interface UploadListProps {
  uploads: readonly Upload[]
  onRemove: (id: string) => void
  /** Where what they belong to exists already. */
  onRetry?: ((upload: Upload) => void) | undefined
}

/** Chosen files: how far each is, and what became of it. */
export const UploadList = ({ uploads, onRemove, onRetry }: UploadListProps) => (
  <ul aria-label="Chosen files" className="grid gap-2">
    {uploads.map((it) => (
      <li key={it.id} className="rounded-md border border-line px-3 py-2">
        <div className="flex min-h-8 items-center gap-2.5">
          {it.state === 'sent' ? (
            <CircleCheck size={16} className="shrink-0 text-ok-ink" aria-hidden="true" />
          ) : (
            <Paperclip size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-[560]">{it.file.name}</span>
            <span className="tnum block text-xs text-ink-3">
              {it.state === 'sent' ? 'Added' : sizeWords(it.file.size)}
            </span>
          </span>
          {it.state === 'failed' && onRetry && (
            <Button size="sm" icon={<RefreshCw size={13} aria-hidden="true" />} onClick={() => onRetry(it)}>
              Try again<span className="sr-only"> with {it.file.name}</span>
            </Button>
          )}
          {(it.state === 'waiting' || it.state === 'failed') && (
            <IconButton label={`Leave ${it.file.name} out`} onClick={() => onRemove(it.id)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {it.state === 'sending' && (
          <div className="mt-1.5">
            <ProgressBar label={`Sending ${it.file.name}`} value={it.share} />
          </div>
        )}
        {it.state === 'failed' && (
          <p role="alert" className="mt-1 text-sm text-bad-ink">
            {it.problem}
          </p>
        )}
      </li>
    ))}
  </ul>
)
