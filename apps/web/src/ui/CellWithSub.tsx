import type { ReactNode } from 'react'

/** A table cell's main line, and what belongs to it below. */
export const CellWithSub = ({ children, sub }: { children: ReactNode; sub?: ReactNode }) => (
  <span className="block min-w-0">
    <span className="block truncate font-strong text-ink">{children}</span>
    {sub && <span className="block truncate text-xs text-ink-3">{sub}</span>}
  </span>
)
