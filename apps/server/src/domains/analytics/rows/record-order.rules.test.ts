import { expect, it } from 'vitest'
import { maxInAnyOrder, recordOrder } from './record-order.rules.ts'

it('sorts records as requested, unless there are too many for an order without an index', () => {
  expect(recordOrder('-minutes', maxInAnyOrder)).toBe('-minutes')
  expect(recordOrder('student', maxInAnyOrder + 1)).toBe('-startsAt')
  expect(recordOrder('startsAt', maxInAnyOrder + 1)).toBe('startsAt')
})
