import {
  type Discrepancy,
  type DiscrepancyDecision,
  discrepancyDecisions,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { m } from './messages.ts'

/** "Acknowledge 6 of 7", or "Acknowledge 7" if a decision resolves all that are selected. */
function offerLabel(decision: DiscrepancyDecision, count: number, selected: number): string {
  const isAll = count === selected
  switch (decision) {
    case 'pay':
      return isAll ? m.payCount({ count }) : m.payCountOf({ count, selected })
    case 'do-not-pay':
      return isAll ? m.doNotPayCount({ count }) : m.doNotPayCountOf({ count, selected })
    case 'acknowledged':
      return isAll ? m.acknowledgeCount({ count }) : m.acknowledgeCountOf({ count, selected })
  }
}

interface Offer {
  decision: DiscrepancyDecision
  label: string
  items: Discrepancy[]
}

/**
 * The decisions that resolve at least one of the selected discrepancies, each with those that it resolves.
 */
export const bulkOffers = (selected: readonly Discrepancy[]): Offer[] =>
  discrepancyDecisions.flatMap((decision) => {
    const items = selected.filter(({ kind }) => discrepancyWords[kind].decisions.includes(decision))
    if (items.length === 0) return []
    return [{ decision, items, label: offerLabel(decision, items.length, selected.length) }]
  })
