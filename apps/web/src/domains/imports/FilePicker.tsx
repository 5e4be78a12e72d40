import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#lib/cn.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'

interface FilePickerProps {
  accept: string
  /** The chosen one. */
  file: File | undefined
  disabled: boolean
  error: string | undefined
  onPick: (file: File) => void
}

/** A file input that looks like a button; the chosen file or what is wrong with it stands beside it. */
export function FilePicker({ accept, file, disabled, error, onPick }: FilePickerProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-message`}
        aria-invalid={Boolean(error)}
        className="peer sr-only"
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (picked) onPick(picked)
        }}
      />
      <label
        htmlFor={id}
        className={cn(
          buttonClass('secondary', 'lg', 'cursor-pointer'),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink',
          'peer-disabled:pointer-events-none peer-disabled:opacity-50',
        )}
      >
        <FileUp size={16} aria-hidden="true" />
        {file ? 'Choose another file' : 'Choose a file'}
      </label>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={cn(
          'flex min-h-[18px] min-w-0 items-center gap-1.5 break-all text-sm',
          error ? 'text-bad-ink' : 'text-ink-2',
        )}
      >
        {error && <FieldGlyph state="bad" />}
        {error ?? file?.name ?? 'Up to 32 MB.'}
      </p>
    </div>
  )
}
