import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cn } from '#lib/cn.ts'

interface FileDropProps {
  accept: string
  label: string
  /** The files accepted. */
  help: string
  disabled?: boolean
  onPick: (files: File[]) => void
}

/** Takes files that are dropped on it, or selected in the browser's own dialog. */
export function FileDrop({ accept, label, help, disabled = false, onPick }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(on && !disabled)
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be selected again.
          target.value = ''
          onPick(files)
        }}
      />
      <label
        htmlFor={id}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          if (!disabled) onPick([...event.dataTransfer.files])
        }}
        className={cn(
          'flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-md border border-dashed px-4 py-5 text-center text-base font-label max-md:min-h-14 max-md:flex-row max-md:gap-2 max-md:py-3',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink',
          'peer-disabled:pointer-events-none peer-disabled:opacity-50',
          over ? 'border-brand-ink bg-brand-tint text-brand-ink' : 'border-control hover:bg-hover',
        )}
      >
        <FileUp size={18} strokeWidth={1.75} className="text-ink-3" aria-hidden="true" />
        {label}
      </label>
      <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-3">
        {help}
      </p>
    </div>
  )
}
