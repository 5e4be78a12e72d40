import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { findHoliday, removalReason, replanNotices, type TimetableChange } from './replan.rules.ts'

const monday = new Date('2026-12-07T10:00:00Z')
const session = (courseTitle: string, day: number, removed = true): TimetableChange => {
  const startsAt = minutesAfter(monday, day * 24 * 60)
  return {
    ...{ courseTitle, startsAt, endsAt: minutesAfter(startsAt, 90), removed },
    reason: () => (removed ? 'Holiday: Fair' : 'Fair is no longer a holiday'),
    personIds: ['ada'],
  }
}
const words = (...changes: TimetableChange[]) => {
  const [notice] = replanNotices(changes, 'UTC')
  const { title, message } = notice!.words('en-GB')
  return [title, message]
}

describe('a notice of removed and added sessions', () => {
  it('names the session, when it would have been, and why', () => {
    expect(words(session('Databases', 0))).toEqual([
      'Class cancelled',
      'Databases: Mon 7 Dec, 10:00 to 11:30 does not take place. Holiday: Fair.',
    ])
    expect(words(session('Databases', 0, false))).toEqual([
      'Class takes place',
      'Databases: Mon 7 Dec, 10:00 to 11:30 takes place. Fair is no longer a holiday.',
    ])
  })

  it('lists several in the order of their dates, and counts those beyond five', () => {
    const seven = Array.from({ length: 7 }, (_, day) => session(`C${day}`, day)).toReversed()
    const [title, message] = words(...seven)
    expect(title).toBe('7 classes cancelled')
    expect(message).toMatch(
      /^These sessions do not take place: C0, Mon 7 Dec.*; C4, Fri 11 Dec.*; and 2 more\. Holiday: Fair\.$/,
    )
  })

  it('says what is removed and what is added in one message', () => {
    const [title, message] = words(session('Databases', 0), session('Ethics', 7, false))
    expect(title).toBe('Timetable changed')
    expect(message).toMatch(/does not take place\. Holiday: Fair\. Ethics: .* takes place\./)
  })

  it('reaches each person exactly once, about their own sessions only', () => {
    const change = fc.record({
      day: fc.nat(30),
      personIds: fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd')),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (those) => {
        const changes = those.map(({ day, personIds }) => ({ ...session('Ethics', day), personIds }))
        const notices = replanNotices(changes, 'UTC')
        const reached = notices.flatMap(({ personIds }) => personIds)
        expect(reached.toSorted()).toEqual([...new Set(those.flatMap((it) => it.personIds))].toSorted())
        for (const { personIds, words: wordsIn } of notices) {
          const { title } = wordsIn('en-GB')
          for (const id of personIds) {
            const own = those.filter((it) => it.personIds.includes(id)).length
            expect(title).toBe(own === 1 ? 'Class cancelled' : `${own} classes cancelled`)
          }
        }
      }),
    )
  })
})

it('the reason is the holiday of the day, or the dates of the term', () => {
  const holidays = [{ name: 'Fair', firstDay: '2026-12-07', lastDay: '2026-12-08' }]
  expect(removalReason(findHoliday('2026-12-08', holidays), 'en-GB')).toBe('Holiday: Fair')
  expect(removalReason(findHoliday('2026-12-09', holidays), 'en-GB')).toBe('Outside the dates of the term')
})
