import { expect, it } from 'vitest'
import { matchMeetings } from './match-meetings.rules.ts'

const place = (weekday: number, startsAt: string, roomId = 'room') => ({
  weekday,
  startsAt,
  endsAt: '18:00',
  roomId,
})
const meeting = (id: string, ...at: Parameters<typeof place>) => ({ id, classId: 'class', ...place(...at) })
const wanted = (...at: Parameters<typeof place>) => ({ classId: 'class', ...place(...at) })
const match = (
  present: ReturnType<typeof meeting>[],
  then: ReturnType<typeof wanted>[],
  classIds = ['class'],
) => matchMeetings(new Set(classIds), present, then)

it('changes nothing if every meeting is already in its place', () => {
  expect(
    match([meeting('a', 1, '09:00'), meeting('b', 3, '09:00')], [wanted(3, '09:00'), wanted(1, '09:00')]),
  ).toEqual([])
})

it('moves a meeting to the nearest place: another room before another time before another day', () => {
  const changes = match(
    [meeting('a', 1, '09:00'), meeting('b', 2, '09:00'), meeting('c', 3, '09:00')],
    [wanted(5, '09:00'), wanted(2, '11:00'), wanted(1, '09:00', 'other')],
  )
  expect(changes.map(({ meetingId, after }) => [meetingId, after?.weekday, after?.startsAt])).toEqual([
    ['a', 1, '09:00'],
    ['b', 2, '11:00'],
    ['c', 5, '09:00'],
  ])
})

it('ends meetings without a slot, and adds meetings for slots without one', () => {
  expect(match([meeting('a', 1, '09:00')], [])).toMatchObject([{ meetingId: 'a', after: null }])
  expect(match([], [wanted(1, '09:00')])).toMatchObject([{ meetingId: null, before: null }])
})

it('does not change classes that it was not given', () => {
  expect(match([meeting('a', 1, '09:00')], [], ['another'])).toEqual([])
})
