import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { m } from './messages.ts'

interface BulkBarProps {
  selected: number
  /** More rows of the page can be selected. */
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** Actions on all of them, or why there are none. */
  children: ReactNode
}

/** Shown instead of the filters while rows are selected. */
export function BulkBar({ selected, onSelectAll, onClear, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // The button that selected all of them has made room for this.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [])
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-brand-tint p-3 outline-none"
    >
      <span role="status" className="tnum me-auto ps-2 text-sm font-label text-brand-ink">
        {m.selectedCount({ count: selected })}
      </span>
      {children}
      {onSelectAll && (
        <Button variant="ghost" onClick={onSelectAll}>
          {m.selectAll()}
        </Button>
      )}
      <Button variant="ghost" onClick={onClear}>
        {m.clear()}
      </Button>
    </div>
  )
}
