import { leaveStatuses } from '@campanile/contract/leave/leave-request.ts'
import { array, assert, constantFrom, oneof, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { canAnswer, proposalProblems } from './leave-cover.rules.ts'

const sessions = [
  { id: 'monday', covers: [{ id: 'ben' }] },
  { id: 'tuesday', covers: [] },
]
const sessionId = constantFrom('monday', 'tuesday', 'elsewhere')
const proposal = oneof(
  record({ act: constantFrom('cancel' as const), sessionId }),
  record({ act: constantFrom('cover' as const), sessionId, colleagueId: constantFrom('ben', 'cai') }),
)

it('accepts only own sessions, each once, and colleagues who can cover them', () => {
  assert(
    property(array(proposal, { maxLength: 4 }), (proposals) => {
      const problems = proposalProblems(proposals, sessions)
      for (const [place, it] of proposals.entries()) {
        const own = sessions.find(({ id }) => id === it.sessionId)
        const first = proposals.findIndex((other) => other.sessionId === it.sessionId) === place
        const free = it.act === 'cancel' || own?.covers.some(({ id }) => id === it.colleagueId)
        expect(problems[`sessions.${place}`] === undefined).toBe(Boolean(own && first && free))
      }
    }),
  )
})

it('lets a colleague answer once, before the decision and the session', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  const open = { answer: null, leaveStatus: 'pending' as const, startsAt: new Date('2026-11-17T10:00:00Z') }
  expect(canAnswer(open, now)).toBe(true)
  expect(canAnswer({ ...open, answer: 'accepted' }, now)).toBe(false)
  expect(canAnswer({ ...open, startsAt: now }, now)).toBe(false)
  for (const leaveStatus of leaveStatuses)
    expect(canAnswer({ ...open, leaveStatus }, now)).toBe(leaveStatus === 'pending')
})
