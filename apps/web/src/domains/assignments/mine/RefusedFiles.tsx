import { X } from 'lucide-react'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { RefusedFile } from './chooseFiles.ts'
import { m } from './messages.ts'

interface RefusedFilesProps {
  files: readonly RefusedFile[]
  onRemove: (name: string) => void
}

/** Files that were refused before they were sent. */
export function RefusedFiles({ files, onRemove }: RefusedFilesProps) {
  if (files.length === 0) return null
  return (
    <ul role="alert" aria-label={m.filesThatCantBeUploaded()} className="grid gap-2">
      {files.map(({ name, problem }) => (
        <li key={name} className="flex items-center gap-2.5 rounded-md border border-bad-line px-3 py-2">
          <span className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-label">{name}</span>
            <span className="flex items-center gap-1.5 text-bad-ink">
              <FieldGlyph state="bad" />
              {problem}
            </span>
          </span>
          <IconButton label={m.removeName({ name })} onClick={() => onRemove(name)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
