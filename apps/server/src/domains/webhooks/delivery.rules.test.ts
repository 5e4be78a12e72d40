import fc from 'fast-check'
import { expect, it } from 'vitest'
import { problemOfStatus } from './delivery.rules.ts'

it('accepts exactly the statuses that mean success', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
      expect(problemOfStatus(status) === null).toBe(Math.floor(status / 100) === 2)
    }),
  )
})

it.each([
  [301, 'redirect'],
  [308, 'redirect'],
  [400, 'status'],
  [500, 'status'],
])('names what is wrong with %s', (status, problem) => expect(problemOfStatus(status)).toBe(problem))
