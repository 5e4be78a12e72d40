import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing, text } from '../values.ts'
import { leaveStatus, taughtSession } from './leave-request.ts'
import { m } from './messages.ts'

/** A lecturer's proposal for a session during their leave, and the colleague's answer. */
const proposalView = z.object({
  id,
  sessionId: id,
  act: z.enum(['cover', 'cancel']),
  /** Null: the session is to be cancelled. */
  colleague: z.nullable(z.object({ id, name: z.string() })),
  answer: z.nullable(z.enum(['accepted', 'declined'])),
  answerReason: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  session: taughtSession,
})
export type LeaveProposal = z.infer<typeof proposalView>

/** A request to cover a session, as the colleague sees it. */
const coverRequest = z.object({
  id,
  requestedBy: z.string(),
  requestedAt: instant,
  session: taughtSession,
  answer: z.nullable(z.enum(['accepted', 'declined'])),
  /** Of the leave that the session falls into. */
  leaveStatus,
  can: z.object({ answer: z.boolean() }),
})
export type CoverRequest = z.infer<typeof coverRequest>

export const leaveCovers = onTopics(['leave'], {
  listLeaveProposals: op({
    method: 'GET',
    path: '/leave/{requestId}/proposals',
    roles: ['admin', 'lecturer'],
    access: 'own-or-admin',
    summary: 'List the proposed cover for the sessions in a leave request; lecturers can only get their own',
    input: z.object({ requestId: id }),
    output: z.object({ items: z.array(proposalView) }),
  }),
  listMyCoverRequests: op({
    method: 'GET',
    path: '/leave/covers',
    roles: ['lecturer'],
    access: 'own',
    summary: 'List future sessions that colleagues ask you to cover while they are on leave, by time',
    input: nothing,
    output: z.object({ items: z.array(coverRequest) }),
  }),
  answerCoverRequest: op({
    method: 'POST',
    path: '/leave/covers/{coverId}/answer',
    roles: ['lecturer'],
    access: 'own',
    summary: 'Accept or decline to cover a colleague’s session; the colleague is notified',
    input: z
      .object({
        coverId: id,
        answer: z.enum(['accepted', 'declined']),
        reason: z._default(z.nullable(text(500, m.giveReason())), null),
      })
      .check(
        z.refine(({ answer, reason }) => answer === 'accepted' || reason !== null, {
          error: m.giveReason(),
          path: ['reason'],
        }),
      ),
    output: coverRequest,
    errors: ['already-decided'],
  }),
})
