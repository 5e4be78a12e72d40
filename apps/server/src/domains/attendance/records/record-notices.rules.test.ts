import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { changeNotice as changeNoticeIn } from './record-notices.rules.ts'

const changeNotice = (of: Parameters<typeof changeNoticeIn>[0]) => changeNoticeIn(of, 'en-GB')

const startsAt = new Date('2026-11-18T09:00:00Z')
const facts = {
  session: {
    id: 'session',
    courseTitle: 'Databases',
    status: 'held' as const,
    startsAt,
    endsAt: minutesAfter(startsAt, 90),
  },
  before: null,
  after: 'absent' as const,
  by: 'Ada Adams',
  reason: null,
  now: minutesAfter(startsAt, 20),
  timeZone: 'Europe/London',
  disputeDays: 14,
}

describe('the notice of a change', () => {
  it('states what changed, who changed it, why, and the deadline for disputing it', () => {
    expect(changeNotice({ ...facts, before: 'present', reason: 'Left early.' })).toEqual({
      kind: 'attendance',
      type: 'warning',
      title: 'Your attendance record was changed',
      message:
        'Databases, Wed 18 Nov, 09:00: changed from present to absent by Ada Adams. Reason: Left early. You can dispute this until 2 December.',
      priority: 'high',
      navigationPath: '/app/attendance?session=session',
    })
  })

  it('names closing check-in if nobody made the record', () => {
    expect(changeNotice({ ...facts, by: null })).toMatchObject({
      title: 'You were recorded as absent',
      message:
        'Databases, Wed 18 Nov, 09:00: check-in closed and you hadn’t checked in. You can dispute this until 2 December.',
    })
  })

  it('says that a record was removed', () => {
    expect(changeNotice({ ...facts, before: 'late', after: null })).toMatchObject({
      type: 'info',
      title: 'Your attendance record was removed',
      message: 'Databases, Wed 18 Nov, 09:00: late removed by Ada Adams.',
    })
  })

  it('offers a dispute only while the record can be disputed', () => {
    const status = fc.option(fc.constantFrom(...attendanceStatuses))
    const minutes = fc.integer({ min: 0, max: 30 * 1440 })
    fc.assert(
      fc.property(status, status, minutes, fc.boolean(), (before, after, later, cancelled) => {
        fc.pre(before !== after)
        const now = minutesAfter(startsAt, later)
        const session = { ...facts.session, status: cancelled ? ('cancelled' as const) : ('held' as const) }
        const { message } = changeNotice({ ...facts, session, before, after, now })
        const inTime = later <= 90 + 14 * 1440
        const expected = inTime && !cancelled && after !== null && after !== 'present'
        expect(message.includes('You can dispute this until')).toBe(expected)
        expect(message).toContain('by Ada Adams')
      }),
    )
  })
})
