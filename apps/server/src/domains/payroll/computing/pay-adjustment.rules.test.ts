import { maxMoney } from '@campanile/contract/payroll/pay-values.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readyItems } from '../items/pay-item.rules.ts'
import {
  amounts,
  anyFacts,
  hourly,
  item,
  items,
  monthly,
  pay,
  session,
  tax,
  transport,
} from '../testing/month-factories.ts'
import { adjustmentLines, earlierDiscrepancy } from './pay-adjustment.rules.ts'
import { sumAmounts } from './pay-money.rules.ts'
import { payOfMonth } from './pay-month.rules.ts'
import { type LineEvent, line } from './pay-month.ts'

it('leaves an item as paid when it can no longer be computed, and all items after it', () => {
  const rate = {
    ...item({ code: 'rate-item', how: { method: 'formula', formula: '100 / rate' } }),
    position: -1,
  }
  const of = readyItems([rate, tax, transport])
  const before = pay({ profiles: [hourly], sessions: [session()] }, of)
  expect(before.discrepancies).toEqual([])
  const now = pay({}, of)
  expect(now.discrepancies).toMatchObject([{ kind: 'item-failed', subject: 'rate-item' }])
  const adjusted = adjustmentLines('2026-11', now.lines, before.lines, 'en-GB', now.unknown)
  expect(adjusted.map((it) => it.key).toSorted()).toEqual(['basic', 'teaching class'])
  expect(earlierDiscrepancy('2026-11', now.discrepancies[0]!, 'en-GB')).toMatchObject({
    kind: 'adjustment-failed',
    subject: '2026-11 rate-item',
  })
})

it('reports a discrepancy when an amount is too large, and adjusts nothing', () => {
  const paid = pay().lines
  const huge = pay({ profiles: [{ ...monthly, amount: maxMoney + 1 }] })
  expect(huge.discrepancies).toMatchObject([{ kind: 'item-failed', subject: 'monthly' }])
  expect(adjustmentLines('2026-11', huge.lines, paid, 'en-GB', huge.unknown)).toEqual([])
  const taught = { ...hourly, amount: maxMoney }
  expect(pay({ profiles: [taught], sessions: [session()] }).discrepancies).toMatchObject([
    { kind: 'item-failed', subject: 'hourly', about: 'Teaching: The amount is too large' },
  ])
  expect(amounts({ profiles: [{ ...monthly, amount: maxMoney }] })).toEqual([['basic', maxMoney]])
})

it('adjusts nothing when nothing has changed, and otherwise exactly the difference', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (before, after) => {
      const [was, is] = [payOfMonth(before, items, 2).lines, payOfMonth(after, items, 2).lines]
      expect(adjustmentLines('2026-11', was, was, 'en-GB')).toEqual([])
      const adjusted = adjustmentLines('2026-11', is, was, 'en-GB')
      const total = (lines: typeof was) => sumAmounts(lines.map((it) => it.amount))
      expect(total(adjusted)).toBe(total(is) - total(was))
      // Once this has been paid, no further adjustment is needed.
      const paid = adjusted.map((it) => ({ ...it, kind: it.adjusts! }))
      expect(adjustmentLines('2026-11', is, [...was, ...paid], 'en-GB')).toEqual([])
    }),
  )
})

describe('an adjustment', () => {
  const event = (on: string, days: string | null = null): LineEvent => ({
    kind: 'staff-day',
    on,
    sessionId: null,
    leaveRequestId: null,
    minutes: null,
    status: 'absent',
    days,
    checkInAt: null,
  })
  const of = (amount: number, ...events: LineEvent[]) =>
    line({ kind: 'deduction', key: 'item a', label: 'Fund', amount, payItemId: 'a', events })
  const now = [of(-100, event('2026-11-03'), event('2026-11-02'), event('2026-11-05', '1'))]
  const paid = [of(-60, event('2026-11-02')), of(-10, event('2026-11-05', '0.5'))]

  it('names the item and month, and lists events that are on one side only', () => {
    expect(adjustmentLines('2026-11', now, paid, 'en-GB')).toEqual([
      {
        kind: 'adjustment',
        key: 'item a',
        label: 'Fund, November 2026',
        detail: null,
        amount: -30,
        payItemId: 'a',
        ofMonth: '2026-11',
        adjusts: 'deduction',
        events: [event('2026-11-03'), event('2026-11-05', '0.5'), event('2026-11-05', '1')],
      },
    ])
  })

  it('deducts pay that is no longer due', () => {
    expect(adjustmentLines('2026-11', [], paid, 'en-GB')).toMatchObject([
      { amount: 70, label: 'Fund, November 2026' },
    ])
  })

  it('does not change amounts that cannot be computed', () => {
    expect(adjustmentLines('2026-11', now, paid, 'en-GB', new Set(['item a']))).toEqual([])
    expect(adjustmentLines('2026-11', now, paid, 'en-GB', new Set(['item b']))).toHaveLength(1)
    expect(adjustmentLines('2026-11', now, paid, 'en-GB', 'all')).toEqual([])
  })
})

describe('a discrepancy of an earlier month', () => {
  const discrepancy = {
    kind: 'not-recorded' as const,
    subject: 'one',
    sessionId: 'one',
    on: '2026-11-02',
    about: 'It was.',
  }

  it('is listed under its month when it is about a session', () => {
    expect(earlierDiscrepancy('2026-11', discrepancy, 'en-GB')).toEqual({
      ...discrepancy,
      subject: '2026-11 one',
      about: 'November 2026: It was.',
    })
  })

  it('is not listed when it is about the employment', () => {
    expect(
      earlierDiscrepancy('2026-11', { ...discrepancy, kind: 'joined', sessionId: null }, 'en-GB'),
    ).toBeNull()
  })
})
