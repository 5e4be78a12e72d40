import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newTotpSecret, totpCode, totpSecretText, totpStep, totpUri } from './totp.ts'

const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('match RFC 6238 at second %i', (seconds, code) => {
    const secret = Buffer.from('12345678901234567890')
    expect(totpCode(totpSecretText(secret), at(seconds))).toBe(code)
    expect(totpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('are accepted from a clock that is one step off, with their step', () => {
    const seconds = fc.integer({ min: 1_700_000_000, max: 4_000_000_000 })
    fc.assert(
      fc.property(seconds, fc.integer({ min: -3, max: 3 }), (now, off) => {
        const secret = newTotpSecret()
        const code = totpCode(totpSecretText(secret), at(now + off * 30))
        const step = totpStep(secret, code, at(now))
        const near = [-1, 0, 1].map((it) => totpCode(totpSecretText(secret), at(now + it * 30)))
        if (Math.abs(off) <= 1) expect(near.includes(code) && step !== undefined).toBe(true)
        else if (!near.includes(code)) expect(step).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('use a new 160-bit secret each time', () => {
    expect(newTotpSecret()).toHaveLength(20)
    expect(newTotpSecret().equals(newTotpSecret())).toBe(false)
  })

  it('are set up by a URI with institution and account', () => {
    const uri = new URL(totpUri(Buffer.alloc(20), { issuer: 'Test & Co', label: 'ada@campus.test' }))
    expect(uri.protocol).toBe('otpauth:')
    expect(uri.searchParams.get('issuer')).toBe('Test & Co')
    expect(uri.searchParams.get('secret')).toBe('A'.repeat(32))
  })
})
