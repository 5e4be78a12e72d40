import { expect, it } from 'vitest'
import { adjustedKind } from './year-lines.rules.ts'

it('an adjustment puts an item right, or the pay itself', () => {
  for (const kind of ['earning', 'allowance', 'deduction', 'tax'] as const)
    expect(adjustedKind(kind)).toBe(kind)
  for (const kind of ['basic', 'no-pay', 'teaching', 'leave'] as const) expect(adjustedKind(kind)).toBe('pay')
  expect(adjustedKind(null)).toBeNull()
})
