import { cn } from '#lib/cn.ts'

interface DayInputProps {
  /** Shown inside the control, and its accessible name: "From". */
  label: string
  /** "2026-11-18", or empty. */
  value: string
  onChange: (value: string) => void
  className?: string
}

/** A date in a filter bar. */
export const DayInput = ({ label, value, onChange, className }: DayInputProps) => (
  <label
    className={cn(
      'edge inline-flex h-8 items-center gap-2 rounded-sm bg-surface px-2.5 text-sm shadow-[inset_0_0_0_1px_var(--control)] max-md:h-10 dark:bg-raised',
      'focus-within:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
      className,
    )}
  >
    <span className="text-ink-3">{label}</span>
    <input
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="tnum min-w-0 flex-1 bg-transparent font-[560] outline-none max-md:text-lg"
    />
  </label>
)
