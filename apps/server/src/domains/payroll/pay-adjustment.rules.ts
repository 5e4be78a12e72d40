import type { PayLineKind } from '@campanile/contract/pay-values.ts'
import { monthText } from './month-words.ts'
import { sumOf } from './pay-money.rules.ts'
import { type DraftLine, type LineEvent, line } from './pay-month.ts'

/** What was paid for one thing of a month, in all runs together; `kind` is what it is, not how it was put right. */
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

/** Events of one side alone. An event that was added and taken away again stands on neither. */
function differing(now: readonly LineEvent[], before: readonly LineEvent[]): LineEvent[] {
  const odd = new Map<string, LineEvent>()
  for (const event of [...now, ...before]) {
    const key = eventKey(event)
    if (!odd.delete(key)) odd.set(key, event)
  }
  return [...odd.values()].toSorted((a, b) => (eventKey(a) < eventKey(b) ? -1 : 1))
}

/** Lines that bring what was paid for a month to what it comes to now; none where nothing has changed. */
export function adjustmentLines(
  month: string,
  now: readonly DraftLine[],
  paid: readonly PaidLine[],
): DraftLine[] {
  const keys = [...new Set([...now, ...paid].map((it) => it.key))]
  return keys.flatMap((key) => {
    const [is, was] = [now.filter((it) => it.key === key), paid.filter((it) => it.key === key)]
    const amount = sumOf(is.map((it) => it.amount)) - sumOf(was.map((it) => it.amount))
    if (amount === 0) return []
    const { kind, label, payItemId } = is[0] ?? was[0]!
    return [
      line({
        kind: 'adjustment',
        key,
        label: `${label}, ${monthText(month)}`,
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
