import { describe, expect, it } from 'vitest'
import { examEvents } from './calendar-exams.rules.ts'

const exam = {
  id: 'e1',
  courseCode: 'CS304',
  courseTitle: 'Software Architecture',
  title: 'Final',
  rooms: ['Hall', 'Annexe'],
  batches: [] as string[],
  startsAt: new Date('2026-11-16T23:30:00Z'),
  endsAt: new Date('2026-11-17T01:30:00Z'),
  plannedStartsAt: null as Date | null,
  plannedEndsAt: null as Date | null,
  cancelReason: null as string | null,
  seat: null as number | null,
  deferred: false,
  invigilating: false,
  sequence: 3,
  modifiedAt: new Date('2026-11-01T08:00:00Z'),
}
const readEvent = (change: Partial<typeof exam> = {}, timeZone = 'Europe/London') =>
  examEvents([{ ...exam, ...change }], timeZone, 'https://campus.test', 'en-GB')[0]!

describe('an exam in a calendar', () => {
  it('has everything a calendar shows', () => {
    expect(readEvent()).toEqual({
      id: 'e1',
      sequence: 3,
      modifiedAt: exam.modifiedAt,
      start: exam.startsAt,
      end: exam.endsAt,
      summary: 'Exam CS304 Final',
      location: 'Hall, Annexe',
      description: 'Software Architecture',
      cancelled: false,
      url: 'https://campus.test/app/schedule?date=2026-11-16&session=e1',
    })
  })

  it('links to its day on the institution’s clock', () => {
    expect(readEvent({}, 'Europe/Athens').url).toContain('date=2026-11-17')
  })

  it.each([
    ['a seat', { seat: 12 }, 'Seat 12'],
    ['an invigilator', { invigilating: true }, 'You invigilate'],
    ['batches', { batches: ['CS-24A', 'CS-24B'] }, 'For CS-24A, CS-24B'],
    [
      'a time it was moved from',
      { plannedStartsAt: new Date('2026-11-15T10:00:00Z'), plannedEndsAt: new Date('2026-11-15T12:00:00Z') },
      'Moved from Sunday 15 November 2026, 10:00 to 12:00',
    ],
  ])('shows that it has %s', (_, change, line) => {
    expect(readEvent(change).description).toBe(`Software Architecture\n${line}`)
  })

  it('shows no earlier time when only a part of it is known', () => {
    for (const half of [{ plannedStartsAt: exam.startsAt }, { plannedEndsAt: exam.endsAt }])
      expect(readEvent(half).description).toBe('Software Architecture')
  })

  it('does not block the time when it was cancelled, or deferred for its reader', () => {
    expect(readEvent({ cancelReason: 'Flood', deferred: true })).toMatchObject({
      summary: 'Cancelled: Exam CS304 Final',
      cancelled: true,
      description: 'Software Architecture\nReason: Flood',
    })
    expect(readEvent({ cancelReason: '' })).toMatchObject({
      cancelled: true,
      description: 'Software Architecture',
    })
    expect(readEvent({ deferred: true })).toMatchObject({
      summary: 'Deferred: Exam CS304 Final',
      cancelled: true,
    })
  })
})
