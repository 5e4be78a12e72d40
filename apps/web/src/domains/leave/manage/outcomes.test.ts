import { ApiError } from '@campanile/contract/client.ts'
import { expect, test } from 'vitest'
import {
  dayAfterLeave,
  isAboutRequest,
  missingIn,
  outcomesOf,
  proposedChoices,
  sessionProblems,
} from './outcomes.ts'

const sessions = [
  { id: 'a', version: 1 },
  { id: 'b', version: 2 },
  { id: 'c', version: 3 },
  { id: 'd', version: 4 },
]
const move = { act: 'move', day: '2026-11-25', startsAt: '10:00', endsAt: '11:00', roomId: null } as const

test('sends the selected outcomes of sessions, and nothing about unchanged ones', () => {
  expect(
    outcomesOf(sessions, {
      a: { act: 'cancel' },
      b: { act: 'keep' },
      c: { act: 'cover', substituteId: 'p' },
      d: move,
    }),
  ).toEqual([
    { act: 'cancel', sessionId: 'a', version: 1 },
    { act: 'cover', sessionId: 'c', version: 3, substituteId: 'p' },
    { ...move, sessionId: 'd', version: 4 },
  ])
})

test('a cover needs a colleague, and a move needs a time', () => {
  expect(missingIn({ act: 'cover', substituteId: '' })).toBe('Select a substitute')
  expect(missingIn({ ...move, endsAt: '09:00' })).toBe('Enter the date')
  expect([undefined, { act: 'cancel' } as const, move].map(missingIn)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('an error about one session is shown with that session', () => {
  const sent = outcomesOf(sessions, { c: move, d: { act: 'cancel' } })
  const clash = new ApiError('timetable-clash', 'A room is taken', { 'sessions.0': 'B2 is taken by CS101' })
  expect(sessionProblems(clash, sent)).toEqual({ c: 'B2 is taken by CS101' })
  expect(sessionProblems(new Error('no'), sent)).toEqual({})
  expect(isAboutRequest(clash)).toBe(false)
})

test('an error without fields, or about another field, is shown for the whole request', () => {
  const short = new ApiError('leave-balance-short', 'Not enough', { leaveTypeId: '2 days more than is left' })
  expect(isAboutRequest(short)).toBe(true)
  expect(isAboutRequest(new ApiError('already-decided', 'Decided already'))).toBe(true)
})

test('a move starts at least a week later, after the leave', () => {
  expect(dayAfterLeave('2026-11-18', '2026-11-18')).toBe('2026-11-25')
  expect(dayAfterLeave('2026-11-16', '2026-11-22')).toBe('2026-11-23')
  expect(dayAfterLeave('2026-11-16', '2026-11-23')).toBe('2026-11-30')
})

test('the proposal is selected, unless the colleague declined or is no longer free', () => {
  const ben = { id: 'ben', name: 'Ben' }
  const cover = { act: 'cover', colleague: ben, answer: null } as const
  const all = [
    { ...cover, sessionId: 'a' },
    { ...cover, sessionId: 'b', answer: 'declined' as const },
    { ...cover, sessionId: 'c' },
    { act: 'cancel' as const, colleague: null, answer: null, sessionId: 'd' },
  ]
  const free = ['a', 'b', 'd'].map((id) => ({ id, covers: [ben] }))
  expect(proposedChoices(all, [...free, { id: 'c', covers: [] }])).toEqual({
    a: { act: 'cover', substituteId: 'ben' },
    d: { act: 'cancel' },
  })
})
