import { ApiError } from '@campanile/contract/client.ts'
import { expect, test } from 'vitest'
import { colleagueOf, proposalOptions, proposalProblems, proposalsOf } from './proposals.ts'

const session = (id: string, covers: { id: string; name: string }[] = []) => ({
  id,
  classId: 'k',
  courseCode: 'CS1',
  courseTitle: 'Code',
  room: null,
  startsAt: '',
  endsAt: '',
  students: 1,
  covers,
})
const ben = { id: 'ben', name: 'Ben Ito' }

test('a session can be left open, cancelled or covered by a colleague who is free', () => {
  expect(proposalOptions(session('a', [ben])).map(({ label }) => label)).toEqual([
    'Leave open',
    'Propose to cancel it',
    'Propose Ben Ito',
  ])
  expect(colleagueOf(session('a', [ben]), 'ben')).toBe('Ben Ito')
  expect(colleagueOf(session('a'), 'ben')).toBeUndefined()
})

test('only proposals that are still possible are sent', () => {
  const sessions = [session('a', [ben]), session('b'), session('c')]
  expect(proposalsOf(sessions, { a: 'ben', b: 'cancel', c: 'ben', gone: 'cancel' })).toEqual([
    { act: 'cover', sessionId: 'a', colleagueId: 'ben' },
    { act: 'cancel', sessionId: 'b' },
  ])
})

test('an error is shown at its session', () => {
  const fields = { 'sessions.1': 'This colleague isn’t free', from: 'Select a day' }
  const error = new ApiError('invalid-input', 'No', fields)
  const sent = proposalsOf([session('a'), session('b', [ben])], { a: 'cancel', b: 'ben' })
  expect(proposalProblems(error, sent)).toEqual({ b: 'This colleague isn’t free' })
})
