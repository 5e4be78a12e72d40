import { describe, expect, it } from 'vitest'
import { canReadSeats, examAbilities, refusalOf, stateOf } from './exams.policy.ts'

const startsAt = new Date('2026-11-16T10:00:00Z')
const endsAt = new Date('2026-11-16T12:00:00Z')
const before = new Date('2026-11-16T09:59:59Z')
const earlier = new Date('2026-11-01T09:00:00Z')
const draft = {
  startsAt,
  endsAt,
  publishedAt: null,
  cancelledAt: null,
  archivedAt: null,
  entered: false,
  released: false,
}
const published = { ...draft, publishedAt: earlier }
const admin = { role: 'admin' as const }

it('is archived before cancelled, and cancelled before published', () => {
  const states = [
    draft,
    published,
    { ...published, cancelledAt: earlier },
    { ...published, cancelledAt: earlier, archivedAt: earlier },
  ].map(stateOf)
  expect(states).toEqual(['draft', 'published', 'cancelled', 'archived'])
})

/** The names of the allowed actions. */
const may = (
  target: Parameters<typeof examAbilities>[1],
  now: Date,
  who: { role: 'admin' | 'lecturer' } = admin,
) =>
  Object.entries(examAbilities(who, target, now))
    .filter(([, allowed]) => allowed)
    .map(([name]) => name)

describe('an admin may', () => {
  it.each([
    ['a draft to come', draft, before, ['edit', 'weigh', 'publish', 'cancel', 'archive', 'seat']],
    ['a draft that has begun', draft, startsAt, ['weigh', 'publish', 'cancel', 'archive', 'seat']],
    ['a draft that is over', draft, endsAt, ['weigh', 'cancel', 'archive']],
    ['a published one to come', published, before, ['edit', 'weigh', 'unpublish', 'cancel', 'seat']],
    ['a published one that has begun', published, startsAt, ['weigh', 'cancel', 'seat']],
    ['a published one that is over', published, endsAt, ['weigh', 'cancel', 'archive']],
    ['one with marks', { ...published, entered: true }, before, ['edit', 'weigh', 'seat']],
    ['one whose marks are out', { ...published, entered: true, released: true }, endsAt, ['archive']],
    ['a cancelled one', { ...published, cancelledAt: earlier }, before, ['archive']],
    ['an archived one', { ...published, archivedAt: earlier }, endsAt, []],
  ])('take these actions with %s', (_, target, now, abilities) => expect(may(target, now)).toEqual(abilities))
})

it('other people cannot act on an exam', () => {
  for (const target of [draft, published])
    for (const now of [before, startsAt, endsAt]) expect(may(target, now, { role: 'lecturer' })).toEqual([])
})

it.each([
  ['an admin, of a draft', 'admin', draft, false, true],
  ['a lecturer of it', 'lecturer', published, true, true],
  ['a lecturer of it, of a draft', 'lecturer', draft, true, false],
  ['a lecturer of others', 'lecturer', published, false, false],
  ['a student', 'student', published, true, false],
] as const)('can be read by %s: %s', (_, role, target, isStaffed, expected) => {
  expect(canReadSeats({ role }, stateOf(target), isStaffed)).toBe(expected)
})

it('gives marks as the reason only for actions that would be possible without them', () => {
  const marked = { ...published, entered: true, released: true }
  const refusal = (ability: 'cancel' | 'weigh' | 'edit', now: Date) =>
    refusalOf(admin, marked, { ability, now })
  expect(refusal('cancel', before)).toBe('exam-has-marks')
  expect(refusal('weigh', endsAt)).toBe('exam-has-marks')
  expect(refusal('edit', endsAt)).toBe('exam-not-changeable')
})
