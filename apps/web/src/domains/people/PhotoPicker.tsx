import { ImageUp } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#lib/cn.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { photoTypes } from './photoFile.ts'

interface PhotoPickerProps {
  label: string
  disabled: boolean
  error: string | undefined
  onPick: (file: File) => void
}

/** A file input that looks like a button; what is wrong with the file stands below it. */
export function PhotoPicker({ label, disabled, error, onPick }: PhotoPickerProps) {
  const id = useId()
  return (
    <div className="flex flex-col items-center">
      <input
        id={id}
        type="file"
        accept={photoTypes.join(',')}
        disabled={disabled}
        aria-describedby={`${id}-message`}
        aria-invalid={Boolean(error)}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
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
        <ImageUp size={16} aria-hidden="true" />
        {label}
      </label>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={cn(
          'mt-2 flex min-h-[18px] items-center gap-1.5 text-center text-sm',
          error ? 'text-bad-ink' : 'text-ink-3',
        )}
      >
        {error && <FieldGlyph state="bad" />}
        {error ?? 'JPEG, PNG or WebP, up to 10 MB. It is cut to a square.'}
      </p>
    </div>
  )
}
