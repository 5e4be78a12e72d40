import type { LeaveProposalInput, LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import { m } from './messages.ts'

interface Session {
  id: string
  /** Colleagues who are free and allowed to cover it. */
  covers: readonly { id: string }[]
}

/** The problem with each proposal, by its field in the form; empty if all can be accepted. */
export function proposalProblems(
  proposals: readonly LeaveProposalInput[],
  sessions: readonly Session[],
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [index, proposal] of proposals.entries()) {
    const sentence = proposalProblem(proposal, index, proposals, sessions)
    if (sentence) problems[`sessions.${index}`] = sentence
  }
  return problems
}

function proposalProblem(
  proposal: LeaveProposalInput,
  place: number,
  proposals: readonly LeaveProposalInput[],
  sessions: readonly Session[],
): string | undefined {
  const session = sessions.find(({ id }) => id === proposal.sessionId)
  if (!session) return m.sessionNotTaught()
  if (proposals.findIndex(({ sessionId }) => sessionId === proposal.sessionId) !== place)
    return m.oneProposal()
  if (proposal.act === 'cover' && !session.covers.some(({ id }) => id === proposal.colleagueId))
    return m.colleagueNotFree()
  return undefined
}

interface Cover {
  answer: 'accepted' | 'declined' | null
  leaveStatus: LeaveStatus
  startsAt: Date
}

/** A colleague answers once, while the leave is undecided and the session is still to come. */
export const canAnswer = ({ answer, leaveStatus, startsAt }: Cover, now: Date): boolean =>
  answer === null && leaveStatus === 'pending' && startsAt > now
