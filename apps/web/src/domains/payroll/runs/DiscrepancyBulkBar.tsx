import {
  type Discrepancy,
  type DiscrepancyDecision,
  decisionWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'

interface DiscrepancyBulkBarProps {
  picked: readonly Discrepancy[]
  onDecide: (decision: DiscrepancyDecision) => void
  onClear: () => void
}

/** What can be decided about all that are chosen. */
export function DiscrepancyBulkBar({ picked, onDecide, onClear }: DiscrepancyBulkBarProps) {
  const [first, ...others] = picked.map(({ kind }) => discrepancyWords[kind].decisions)
  const common = (first ?? []).filter((it) => others.every((decisions) => decisions.includes(it)))
  const bar = useRef<HTMLDivElement>(null)
  // The button that chose all of them has made room for this.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [])
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-brand-tint p-3 outline-none"
    >
      <span role="status" className="tnum mr-auto pl-2 text-sm font-label text-brand-ink">
        {picked.length} chosen
        {common.length === 0 && ': nothing settles all of them at once'}
      </span>
      {common.map((decision) => (
        <Button key={decision} onClick={() => onDecide(decision)}>
          {decisionWords[decision]}
        </Button>
      ))}
      <Button variant="ghost" onClick={onClear}>
        Choose none
      </Button>
    </div>
  )
}
