import { FileUp } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'

interface FilePickerProps {
  file: File | undefined
  busy: boolean
  error: string | undefined
  onChoose: (file: File) => void
}

/** The browser's own file dialog behind a button; the same file can be chosen again. */
export function FilePicker({ file, busy, error, onChoose }: FilePickerProps) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (chosen) onChoose(chosen)
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="peer sr-only"
        disabled={busy}
        aria-describedby={`${id}-message`}
        aria-invalid={Boolean(error)}
        onChange={choose}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'lg',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink',
        )}
      >
        {busy ? <BusyIcon /> : <FileUp size={16} aria-hidden="true" />}
        {file ? 'Choose another file' : 'Choose a CSV file'}
      </label>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={cn('mt-2 flex items-center gap-1.5 text-sm', error ? 'text-bad-ink' : 'text-ink-3')}
      >
        {error && <FieldGlyph state="bad" />}
        {error ?? file?.name ?? 'At most 1 MB and 5,000 lines. Nothing is written before you have seen it.'}
      </p>
    </div>
  )
}
