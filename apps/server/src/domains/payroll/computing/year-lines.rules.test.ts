import { expect, it } from 'vitest'
import { adjustedKind } from './year-lines.rules.ts'

it('names the kind of item that an adjustment corrects, or the pay itself', () => {
  for (const kind of ['earning', 'allowance', 'deduction', 'tax'] as const)
    expect(adjustedKind(kind)).toBe(kind)
  for (const kind of ['basic', 'no-pay', 'teaching', 'leave'] as const) expect(adjustedKind(kind)).toBe('pay')
  expect(adjustedKind(null)).toBeNull()
})
