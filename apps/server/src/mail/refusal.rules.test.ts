import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeFailure } from './refusal.rules.ts'

describe('before any content was sent', () => {
  it('the outcome is never unclear', () => {
    const failure = fc.record(
      {
        code: fc.constantFrom(
          'ECONNECTION',
          'ETIMEDOUT',
          'ESOCKET',
          'EDNS',
          'ETLS',
          'EAUTH',
          'EENVELOPE',
          'ESTREAM',
        ),
        responseCode: fc.integer({ min: 400, max: 599 }),
        command: fc.constantFrom('CONN', 'EHLO', 'AUTH PLAIN', 'MAIL FROM', 'RCPT TO', 'DATA', 'API'),
      },
      { requiredKeys: [] },
    )
    fc.assert(fc.property(failure, (it) => judgeFailure(it, false).outcome !== 'unclear'))
  })

  it.each([
    ['no server', { code: 'ESOCKET', command: 'CONN' }, 'retry', 'unreachable'],
    ['no such host', { code: 'EDNS', command: 'CONN' }, 'retry', 'unreachable'],
    ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'retry', 'unreachable'],
    ['a certificate that does not fit', { code: 'ETLS', command: 'CONN' }, 'retry', 'not-secure'],
    [
      'a wrong password',
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
      'retry',
      'login-rejected',
    ],
    [
      'no login at all',
      { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' },
      'retry',
      'login-rejected',
    ],
    [
      'a server that takes nobody',
      { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' },
      'retry',
      'busy',
    ],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'retry', 'busy'],
    ['no such mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'rejected', 'rejected'],
    ['an address that is none', { code: 'EENVELOPE', command: 'API' }, 'rejected', 'rejected'],
  ] as const)('%s', (_what, failure, outcome, problem) => {
    expect(judgeFailure(failure, false)).toMatchObject({ outcome, problem })
  })
})

describe('after content was sent', () => {
  it('the outcome is clear only from the server’s own reply', () => {
    expect(judgeFailure({ code: 'ECONNECTION', command: 'CONN' }, true).outcome).toBe('unclear')
    expect(judgeFailure({ code: 'ETIMEDOUT' }, true).outcome).toBe('unclear')
    const rejected = { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }
    expect(judgeFailure(rejected, true)).toEqual({ outcome: 'rejected', problem: 'rejected', reply: 554 })
    expect(judgeFailure({ ...rejected, responseCode: 451 }, true).outcome).toBe('retry')
  })
})

it.each([530, 534, 535, 538])('treats a reply of %i as a login failure', (responseCode) => {
  const failure = { code: 'EENVELOPE', responseCode, command: 'RCPT TO' }
  expect(judgeFailure(failure, false)).toEqual({
    outcome: 'retry',
    problem: 'login-rejected',
    reply: responseCode,
  })
})

it.each([
  [
    'a reply of 500 to the sender',
    { code: 'EENVELOPE', responseCode: 500, command: 'MAIL FROM' },
    'rejected',
  ],
  ['a reply of 500 to the content', { code: 'EMESSAGE', responseCode: 500, command: 'DATA' }, 'rejected'],
  ['a reply of 499', { code: 'EENVELOPE', responseCode: 499, command: 'RCPT TO' }, 'retry'],
  ['content that the library would not send', { code: 'EMESSAGE', command: 'API' }, 'rejected'],
  ['a broken connection', { code: 'ESOCKET', command: 'RCPT TO' }, 'retry'],
  ['an address that is none, of whatever command', { code: 'EENVELOPE' }, 'retry'],
])('%s', (_, failure, outcome) => {
  expect(judgeFailure(failure, false)).toMatchObject({ outcome })
})

it('trusts the library’s report of a rejected login', () => {
  const failure = { code: 'EAUTH', command: 'AUTH PLAIN' }
  expect(judgeFailure(failure, false)).toEqual({ outcome: 'retry', problem: 'login-rejected', reply: null })
})

it('reports a broken connection if content was sent and there was no reply', () => {
  expect(judgeFailure({ code: 'ETLS' }, true)).toEqual({
    outcome: 'unclear',
    problem: 'broken-off',
    reply: null,
  })
})
