import {
  type Discrepancy,
  type DiscrepancyDecision,
  decisionWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { Button } from '#ui/Button.tsx'

interface CommonDecisionsProps {
  selected: readonly Discrepancy[]
  onDecide: (decision: DiscrepancyDecision) => void
}

/** What can be decided about all selected discrepancies. */
export function CommonDecisions({ selected, onDecide }: CommonDecisionsProps) {
  const [first, ...others] = selected.map(({ kind }) => discrepancyWords[kind].decisions)
  const common = (first ?? []).filter((it) => others.every((decisions) => decisions.includes(it)))
  if (common.length === 0)
    return (
      <span className="text-sm text-brand-ink">
        These {selected.length} need different actions. Select one kind to continue.
      </span>
    )
  return common.map((decision) => (
    <Button key={decision} onClick={() => onDecide(decision)}>
      {decisionWords[decision]}
    </Button>
  ))
}
