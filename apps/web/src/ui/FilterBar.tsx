import type { ReactNode } from 'react'

interface FilterBarProps {
  /** "312 people". */
  count: string
  /** Search box and selects. */
  children?: ReactNode
  /** After the count: how the list is shown. */
  end?: ReactNode
}

/** Above a table: what narrows it, and how much is left. */
export const FilterBar = ({ count, children, end }: FilterBarProps) => (
  <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
    {children}
    <div className="ms-auto flex items-center gap-2 max-md:w-full max-md:justify-between">
      <span role="status" className="tnum text-sm text-ink-3">
        {count}
      </span>
      {end}
    </div>
  </div>
)
