import type { ReactNode } from 'react'

interface FilterBarProps {
  /** "312 people". */
  count: string
  /** Search box and selects. */
  children: ReactNode
}

/** Above a table: what narrows it, and how much is left. */
export const FilterBar = ({ count, children }: FilterBarProps) => (
  <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
    {children}
    <span role="status" className="tnum ml-auto text-sm text-ink-3 max-md:w-full">
      {count}
    </span>
  </div>
)
