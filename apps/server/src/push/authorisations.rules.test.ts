import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondsAfter } from '#platform/clock.ts'
import { vapidClaims } from '#testing/push-service.ts'
import { authorisations, isNearExpiry, vapidRefreshBeforeExpiryMs } from './authorisations.ts'
import { vapidKeys } from './vapid.ts'

const now = new Date('2026-11-16T10:00:00.000Z')
const hour = 3600
const service = 'https://push.example.com'
const readClaims = (authorization: string) => vapidClaims({ headers: { authorization } })

it('renews an authorisation within one hour of its expiry', () => {
  expect(vapidRefreshBeforeExpiryMs).toBe(3_600_000)
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (left) => {
      expect(isNearExpiry(new Date(now.getTime() + left), now)).toBe(left <= 3_600_000)
    }),
  )
})

describe('the authorisation for a push service', () => {
  const keys = vapidKeys(randomBytes(32))
  const open = () => authorisations(keys, 'mailto:office@campus.test')

  it('is valid for twelve hours and this service only, and contains a contact', () => {
    expect(readClaims(open()(service, now))).toEqual({
      aud: service,
      exp: secondsAfter(now, 12 * hour).getTime() / 1000,
      sub: 'mailto:office@campus.test',
      key: keys.publicKey,
    })
  })

  it('is signed once and reused until its last hour', () => {
    const authorisationFor = open()
    const first = authorisationFor(service, now)
    expect(authorisationFor(service, secondsAfter(now, 11 * hour - 1))).toBe(first)
    const second = authorisationFor(service, secondsAfter(now, 11 * hour))
    expect(readClaims(second).exp).toBe(secondsAfter(now, 23 * hour).getTime() / 1000)
    expect(authorisationFor('https://other.example.com', now)).not.toBe(first)
  })
})

describe('the keys', () => {
  it('are the same wherever the secret is the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const [one, other] = [vapidKeys(Buffer.from(bytes)), vapidKeys(Buffer.from(bytes))]
        expect(one.publicKey).toBe(other.publicKey)
        expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65)
      }),
      { numRuns: 20 },
    )
    expect(vapidKeys(randomBytes(32)).publicKey).not.toBe(vapidKeys(randomBytes(32)).publicKey)
  })

  it.each(['00', 'ff'])('can be derived from a secret of %s alone', (byte) => {
    const keys = vapidKeys(Buffer.from(byte.repeat(32), 'hex'))
    expect(readClaims(authorisations(keys, 'https://campus.test')(service, now)).aud).toBe(service)
  })
})
