import { expect, it } from 'vitest'
import { mostInAnyOrder, orderOf } from './record-order.rules.ts'

it('puts marks in the order asked for, unless they are too many for one that no index has', () => {
  expect(orderOf('-minutes', mostInAnyOrder)).toBe('-minutes')
  expect(orderOf('student', mostInAnyOrder + 1)).toBe('-startsAt')
  expect(orderOf('startsAt', mostInAnyOrder + 1)).toBe('startsAt')
})
