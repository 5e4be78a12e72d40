import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliveryProblem, problemOfStatus } from './delivery.rules.ts'

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

it.each([
  ['ENOTFOUND', 'no-such-host'],
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['ETIMEDOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['', 'unreachable'],
])('gives the reason for a missing response: %s', (code, problem) =>
  expect(deliveryProblem(Object.assign(new Error('failed'), { code }))).toBe(problem),
)

it('recognises a request that took too long', () => {
  expect(deliveryProblem(new DOMException('too long', 'TimeoutError') as Error)).toBe('timeout')
})
