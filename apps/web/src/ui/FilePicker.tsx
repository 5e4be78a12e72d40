import { FileUp, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from './BusyIcon.tsx'
import { buttonClass } from './buttonClass.ts'
import { FieldGlyph } from './FieldGlyph.tsx'

interface FilePickerProps {
  accept: string
  label: string
  icon?: LucideIcon
  disabled: boolean
  /** The selected file is being read. */
  busy?: boolean
  error: string | undefined
  /** Shown in the space of an error: accepted files, or the selected one. */
  message: string
  className?: string
  onPick: (file: File) => void
}

/** A button for the browser's file dialog; problems with the file are shown beside it. */
export function FilePicker({ icon: Icon = FileUp, busy = false, error, ...props }: FilePickerProps) {
  const { accept, label, disabled, message, className, onPick } = props
  const id = useId()
  return (
    <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-message`}
        aria-invalid={Boolean(error)}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be selected again.
          target.value = ''
          if (file) onPick(file)
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
        {busy ? <BusyIcon /> : <Icon size={16} aria-hidden="true" />}
        {label}
      </label>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={cn(
          'flex min-h-[18px] min-w-0 items-center gap-1.5 break-words text-sm',
          error ? 'text-bad-ink' : 'text-ink-3',
        )}
      >
        {error && <FieldGlyph state="bad" />}
        {error ?? message}
      </p>
    </div>
  )
}
