import { expect, it } from 'vitest'
import {
  crowdingWords,
  decimalText,
  examKindWords,
  examLengthWords,
  roomsWords,
  seatedWords,
} from './examWords.ts'

it.each([
  [90, '1 h 30 min'],
  [120, '2 h'],
  [45, '45 min'],
])('%i minutes are %s', (minutes, words) => expect(examLengthWords(minutes)).toBe(words))

it('states the number of candidates, and how many have a seat', () => {
  expect(seatedWords({ candidates: 0, seated: 0 })).toBe('Nobody yet')
  expect(seatedWords({ candidates: 1, seated: 0 })).toBe('1 student, no seats yet')
  expect(seatedWords({ candidates: 52, seated: 41 })).toBe('41 of 52 seated')
})

it('formats whole numbers without decimals', () => {
  expect([decimalText('100.00'), decimalText('37.50')]).toEqual(['100', '37.50'])
})

it('names rooms and kinds', () => {
  const room = (name: string) => ({ roomId: name, name, capacity: 9, seats: 9, invigilator: null })
  expect(roomsWords({ rooms: [] })).toBe('No room yet')
  expect(roomsWords({ rooms: [room('Hall A'), room('Hall B')] })).toBe('Hall A and Hall B')
  expect(examKindWords({ type: 'final', sitting: 'deferred' })).toBe('Final, deferred sitting')
})

it('names the students for whom a timetable is hard', () => {
  const ada = { studentId: '1', name: 'Ada Byron', others: ['CS101 Final', 'MA201 Final'] }
  expect(crowdingWords({ ...ada, kind: 'at-once' })).toBe(
    'Ada Byron has CS101 Final and MA201 Final at the same time',
  )
  expect(crowdingWords({ ...ada, kind: 'same-day' })).toBe(
    'Ada Byron has more than two exams that day: also CS101 Final and MA201 Final',
  )
})
