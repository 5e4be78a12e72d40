import { ChevronDown } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { cn } from '#lib/cn.ts'
import type { Option } from './option.ts'

interface SelectProps {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Accessible name. */
  label: string
  /** Shown inside the control ("Course  All"), so that filters stay one line high. */
  prefix?: string
  className?: string
}

/** A choice in a filter bar: the browser's own list, laid unseen over what shows the choice. */
export function Select({ value, onChange, options, label, prefix, className }: SelectProps) {
  // An option that goes into the URL may be applied after the next key press.
  const [shown, show] = useOptimistic(value)
  const choose = (next: string) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return (
    <span
      className={cn(
        'edge relative inline-flex h-8 items-center gap-2 rounded-sm bg-surface px-2.5 text-sm hover:bg-hover max-md:h-10',
        'shadow-control dark:bg-raised',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
        className,
      )}
    >
      <span aria-hidden="true" className="contents">
        {prefix && <span className="text-ink-3">{prefix}</span>}
        <span className="truncate font-label">{options.find((option) => option.value === shown)?.label}</span>
        <ChevronDown size={14} className="ms-auto text-ink-3" />
      </span>
      <select
        aria-label={label}
        value={shown}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 max-md:text-lg"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
