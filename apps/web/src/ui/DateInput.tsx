import { cn } from '#lib/cn.ts'

interface DateInputProps {
  /** The accessible name, and shown inside the control: "From". */
  label: string
  hideLabel?: boolean
  /** "2026-11-18", or empty. */
  value: string
  onChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
  /** It cannot be cleared: the last value is kept until a whole date is typed. */
  required?: boolean
  className?: string
}

/** A date in a filter bar. */
export const DateInput = (props: DateInputProps) => {
  const { label, hideLabel = false, value, onChange, min, max, required = false, className } = props
  return (
    <label
      className={cn(
        'edge inline-flex h-8 items-center gap-2 rounded-sm bg-surface px-2.5 text-sm max-md:h-10 dark:bg-raised',
        'shadow-[inset_0_0_0_1px_var(--control)] focus-within:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
        className,
      )}
    >
      <span className={hideLabel ? 'sr-only' : 'text-ink-3'}>{label}</span>
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => (target.value || !required) && onChange(target.value)}
        className="tnum min-w-0 flex-1 bg-transparent font-label outline-none max-md:text-lg"
      />
    </label>
  )
}
