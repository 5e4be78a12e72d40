import { expect, it } from 'vitest'
import { mostInAnyOrder, orderOf } from './record-order.rules.ts'

it('sorts records as requested, unless there are too many for an order without an index', () => {
  expect(orderOf('-minutes', mostInAnyOrder)).toBe('-minutes')
  expect(orderOf('student', mostInAnyOrder + 1)).toBe('-startsAt')
  expect(orderOf('startsAt', mostInAnyOrder + 1)).toBe('startsAt')
})
