import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { monthWords } from '#platform/date-words.ts'
import { discrepancyMessages } from './discrepancies.messages.ts'
import { lineMessages } from './lines.messages.ts'
import { sumAmounts } from './pay-money.rules.ts'
import {
  type DraftLine,
  type LineEvent,
  line,
  type MonthPay,
  type PayDiscrepancy,
  subjectOfMonth,
} from './pay-month.ts'

/**
 * The total that all runs paid for one item of a month. `kind` is the kind of the item itself, never
 * "adjustment".
 */
export interface PaidLine {
  key: string
  kind: PayLineKind
  label: string
  amount: number
  payItemId: string | null
  events: readonly LineEvent[]
}

const eventKey = (it: LineEvent) =>
  [it.kind, it.on, it.sessionId, it.leaveRequestId, it.minutes, it.days].join(' ')

/** Events on one side only. An event that was added and then removed again is on neither. */
function differing(now: readonly LineEvent[], before: readonly LineEvent[]): LineEvent[] {
  const odd = new Map<string, LineEvent>()
  for (const event of [...now, ...before]) {
    const key = eventKey(event)
    if (!odd.delete(key)) odd.set(key, event)
  }
  return [...odd.values()].toSorted((a, b) => (eventKey(a) < eventKey(b) ? -1 : 1))
}

/**
 * Adjustment lines that bring what was paid for a month to the amount due now; none when nothing has changed.
 *
 * @param unknown keys of lines that cannot be computed now; they stay as they were paid
 */
export function adjustmentLines(
  month: string,
  now: readonly DraftLine[],
  paid: readonly PaidLine[],
  locale: string,
  unknown: MonthPay['unknown'] = new Set(),
): DraftLine[] {
  if (unknown === 'all') return []
  const keys = [...new Set([...now, ...paid].map((it) => it.key))].filter((it) => !unknown.has(it))
  return keys.flatMap((key) => {
    const [is, was] = [now.filter((it) => it.key === key), paid.filter((it) => it.key === key)]
    const amount = sumAmounts(is.map((it) => it.amount)) - sumAmounts(was.map((it) => it.amount))
    if (amount === 0) return []
    const { kind, label, payItemId } = is[0] ?? was[0]!
    return [
      line({
        kind: 'adjustment',
        key,
        label: lineMessages(locale).adjustmentOf({ label, month: monthWords(month, locale) }),
        amount,
        payItemId,
        ofMonth: month,
        adjusts: kind,
        events: differing(
          is.flatMap((it) => it.events),
          was.flatMap((it) => it.events),
        ),
      }),
    ]
  })
}

/**
 * A discrepancy of an earlier month as the adjusting run lists it; null unless it is about a session or an
 * item.
 */
export function earlierDiscrepancy(
  month: string,
  discrepancy: PayDiscrepancy,
  locale: string,
): PayDiscrepancy | null {
  const failed = discrepancy.kind === 'item-failed'
  if (!failed && discrepancy.sessionId === null) return null
  return {
    ...discrepancy,
    kind: failed ? 'adjustment-failed' : discrepancy.kind,
    subject: subjectOfMonth(month, discrepancy.subject),
    about: discrepancyMessages(locale).ofEarlier({
      month: monthWords(month, locale),
      about: discrepancy.about,
    }),
  }
}
