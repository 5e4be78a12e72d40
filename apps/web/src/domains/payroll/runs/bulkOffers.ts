import {
  type Discrepancy,
  type DiscrepancyDecision,
  discrepancyDecisions,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { m } from './messages.ts'

const verbs: Record<DiscrepancyDecision, string> = {
  pay: m.pay(),
  'do-not-pay': m.doNotPay(),
  noted: m.acknowledge(),
}

interface Offer {
  decision: DiscrepancyDecision
  /** "Acknowledge 6 of 7", or "Pay 3" where it resolves all of them. */
  label: string
  items: Discrepancy[]
}

/** The decisions that resolve at least one of the selected discrepancies, each with those that it resolves. */
export const bulkOffers = (selected: readonly Discrepancy[]): Offer[] =>
  discrepancyDecisions.flatMap((decision) => {
    const items = selected.filter(({ kind }) => discrepancyWords[kind].decisions.includes(decision))
    if (items.length === 0) return []
    const of = items.length === selected.length ? '' : m.ofSelectedCount({ selectedCount: selected.length })
    return [{ decision, items, label: `${verbs[decision]} ${items.length}${of}` }]
  })
