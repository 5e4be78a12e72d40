import { expect, it } from 'vitest'
import { daysAfter } from '#platform/clock.ts'
import { disputableUntil, disputeRefusal, recordDispute } from './disputes.rules.ts'

const endsAt = new Date('2026-11-16T11:30:00Z')
const facts = { sessionStatus: 'held', endsAt, mark: 'absent', refused: false, disputed: false } as const
const days = 14

it.each([
  ['an absence', facts, null],
  ['being late', { ...facts, mark: 'late' }, null],
  ['a refused attempt', { ...facts, mark: null, refused: true }, null],
  ['a session without mark or attempt', { ...facts, mark: null }, 'nothing-to-dispute'],
  ['being present', { ...facts, mark: 'present' }, 'nothing-to-dispute'],
  ['a cancelled session', { ...facts, sessionStatus: 'cancelled' }, 'nothing-to-dispute'],
  ['what is disputed already', { ...facts, disputed: true }, 'dispute-open'],
] as const)('knows whether %s can be disputed', (_, given, expected) => {
  expect(disputeRefusal(given, endsAt, days)).toBe(expected)
})

it('ends after the number of days in the settings, not exactly at it', () => {
  const last = daysAfter(endsAt, days)
  expect(disputableUntil(endsAt, days)).toEqual(last)
  expect(disputeRefusal(facts, last, days)).toBeNull()
  expect(disputeRefusal(facts, new Date(last.getTime() + 1), days)).toBe('dispute-too-late')
})

it('says of a record until when it can or could be disputed, unless a dispute of it is open', () => {
  const late = { ...facts, mark: 'late' } as const
  const last = daysAfter(endsAt, days)
  const until = { disputableUntil: last.toISOString() }
  expect(recordDispute(late, null, last, days)).toEqual({ dispute: null, ...until, can: { dispute: true } })
  const over = recordDispute(late, null, new Date(last.getTime() + 1), days)
  expect(over).toEqual({ dispute: null, ...until, can: { dispute: false } })
  const dispute = { id: 'd1', state: 'open', answer: null } as const
  expect(recordDispute(late, dispute, endsAt, days)).toMatchObject({ dispute, can: { dispute: false } })
  const declined = { ...dispute, state: 'declined' } as const
  expect(recordDispute(late, declined, endsAt, days).can.dispute).toBe(true)
})
