import type { SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { m } from './messages.ts'

interface StayingFilesProps {
  /** Of the last submission. */
  files: readonly SubmittedFile[]
  /** Ids of those left out this time. */
  dropped: readonly string[]
  onToggle: (fileId: string) => void
}

/** Selects which files of the last submission are part of the next. */
export function StayingFiles({ files, dropped, onToggle }: StayingFilesProps) {
  if (files.length === 0) return null
  return (
    <fieldset className="rounded-md border border-line px-3.5 py-2">
      <legend className="px-1 text-sm font-label">{m.fromYourLastSubmission()}</legend>
      {files.map(({ id, name }) => (
        <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3 text-base max-md:min-h-11">
          <input
            type="checkbox"
            checked={!dropped.includes(id)}
            onChange={() => onToggle(id)}
            className="size-5 shrink-0 accent-brand-mid"
          />
          <span className="min-w-0 truncate">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
