import { deviceProblems, refusalReasons } from '@campanile/contract/attendance/check-in.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import { expect, test } from 'vitest'
import { type CheckInRefusal, checkInRefusalWords } from './refusals.ts'

const fallback = checkInRefusalWords('internal').title

test('every reason of the server and the device has its own message', () => {
  const device = [...deviceProblems, 'engine-failed'] as const
  const lookups = [
    'not-found',
    'invalid-input',
    'network-request-failed',
    'rate-limited',
    'too-many-scans',
    'busy',
  ] as const
  const titles = [...refusalReasons, ...device, ...lookups].map((reason) => checkInRefusalWords(reason).title)
  expect(titles).not.toContain(fallback)
  expect(new Set(titles).size).toBe(titles.length)
})

test('unknown reasons show the server’s message', () => {
  expect(checkInRefusalWords('unavailable')).toMatchObject({
    message: errorMessage('unavailable', 'en-GB'),
    next: 'retry',
  })
})

test('offers a next step if there is one', () => {
  const nextOf = (...reasons: CheckInRefusal[]) =>
    new Set(reasons.map((reason) => checkInRefusalWords(reason).next))
  expect(nextOf('token-expired', 'scan-used', 'scan-not-yours', 'scan-required', 'too-many-scans')).toEqual(
    new Set(['scan']),
  )
  expect(nextOf('face-mismatch', 'face-replayed', 'challenge-expired', 'no-camera')).toEqual(
    new Set(['retry']),
  )
  expect(nextOf('check-in-closed', 'not-enrolled', 'session-cancelled')).toEqual(new Set(['none']))
  expect(nextOf('face-not-registered')).toEqual(new Set(['register']))
})

test('people who cannot use face check-in see that the lecturer can record them', () => {
  const reasons = ['face-not-registered', 'face-in-review', 'face-mismatch', 'no-camera', 'no-face'] as const
  for (const reason of reasons) expect(checkInRefusalWords(reason).message).toMatch(/lecturer/i)
})
