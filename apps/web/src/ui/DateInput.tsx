import { cn } from '#lib/cn.ts'

interface DateInputProps {
  /** Accessible name, and shown inside the control: "From". */
  label: string
  /** A calendar day, or nothing. */
  value: string
  onChange: (day: string) => void
  min?: string
  max?: string
  className?: string
}

/** A day in a filter bar, as the browser asks for it. */
export const DateInput = ({ label, value, onChange, min, max, className }: DateInputProps) => (
  <label
    className={cn(
      'edge inline-flex h-8 items-center gap-2 rounded-sm bg-surface px-2.5 text-sm max-md:h-10 dark:bg-raised',
      'shadow-[inset_0_0_0_1px_var(--control)] focus-within:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
      className,
    )}
  >
    <span className="text-ink-3">{label}</span>
    <input
      type="date"
      value={value}
      min={min}
      max={max}
      // A day that is half typed is empty: what stood before stays until it is whole.
      onChange={(event) => event.target.value && onChange(event.target.value)}
      className="tnum min-w-0 flex-1 bg-transparent font-[560] outline-none dark:[color-scheme:dark]"
    />
  </label>
)
