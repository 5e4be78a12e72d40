import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { expect, it } from 'vitest'
import { changeFrom, trendOf } from './payTrend.ts'

const run = (month: string, net: number, more: Partial<PayRun> = {}): PayRun =>
  ({
    id: month,
    month,
    kind: 'regular',
    currency: 'GBP',
    totals: { net },
    reversedBy: null,
    computedAt: '2026-11-01T00:00:00Z',
    ...more,
  }) as PayRun

it('shows the runs that count, earliest first', () => {
  const runs = [
    run('2026-11', 120),
    run('2026-10', 100),
    run('2026-09', 90, { reversedBy: 'another' }),
    run('2026-09', -90, { kind: 'reversal' }),
    run('2026-08', 80, { computedAt: null }),
    run('2026-07', 70, { currency: 'EUR' }),
  ]
  expect(trendOf(runs).map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
  expect(trendOf([])).toEqual([])
})

it('names the change from the run before', () => {
  expect(changeFrom(run('2026-10', 100), run('2026-11', 120))).toEqual({ net: 20, percent: 20 })
  expect(changeFrom(run('2026-10', 0), run('2026-11', 120))).toEqual({ net: 120, percent: null })
  expect(changeFrom(undefined, run('2026-11', 120))).toBeNull()
})
