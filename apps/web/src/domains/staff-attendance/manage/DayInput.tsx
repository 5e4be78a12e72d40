import { isPlainDate } from '#lib/plainDate.ts'

interface DayInputProps {
  value: string
  /** The last day that can be chosen. */
  max?: string | undefined
  onChange: (date: string) => void
}

/** Which day is shown. */
export const DayInput = ({ value, max, onChange }: DayInputProps) => (
  <input
    type="date"
    aria-label="Day"
    value={value}
    max={max}
    onChange={({ target }) => isPlainDate(target.value) && onChange(target.value)}
    className="edge tnum h-8 rounded-sm bg-surface px-2.5 text-sm shadow-[inset_0_0_0_1px_var(--control)] max-md:h-10 max-md:text-lg dark:bg-raised"
  />
)
