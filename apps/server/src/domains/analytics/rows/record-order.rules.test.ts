import { expect, it } from 'vitest'
import { maxInAnyOrder, orderOf } from './record-order.rules.ts'

it('sorts records as requested, unless there are too many for an order without an index', () => {
  expect(orderOf('-minutes', maxInAnyOrder)).toBe('-minutes')
  expect(orderOf('student', maxInAnyOrder + 1)).toBe('-startsAt')
  expect(orderOf('startsAt', maxInAnyOrder + 1)).toBe('startsAt')
})
