import { expect, it } from 'vitest'
import { connectionProblem } from './connection-problem.rules.ts'

it.each([
  ['ENOTFOUND', 'no-such-host'],
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['ETIMEDOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['', 'unreachable'],
])('gives the reason for a missing response: %s', (code, problem) =>
  expect(connectionProblem(Object.assign(new Error('failed'), { code }))).toBe(problem),
)

it('recognises a request that took too long', () => {
  expect(connectionProblem(new DOMException('too long', 'TimeoutError') as Error)).toBe('timeout')
})
