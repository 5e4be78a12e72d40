import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { attendanceSource, attendanceStatus } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { id, instant, pageSchema, paging, text, version } from '../values.ts'
import { attemptMethods, attemptOutcomes } from './attendance-words.ts'
import { deviceProblems, refusalReasons } from './check-in.ts'
import { m } from './messages.ts'
import { disputeState, mySession } from './my-attendance.ts'

const attemptMethod = z.enum(attemptMethods)
const attemptOutcome = z.enum(attemptOutcomes)
const attemptReason = z.enum([...refusalReasons, ...deviceProblems])

/** A student's objection to a record or a rejected check-in, with the known facts. */
export const dispute = z.object({
  id,
  state: disputeState,
  version,
  session: z.object({
    id,
    /** Null: the caller runs the session only and can’t open its class. */
    classId: z.nullable(id),
    courseCode: z.string(),
    courseTitle: z.string(),
    room: z.nullable(z.string()),
    startsAt: instant,
    endsAt: instant,
  }),
  student: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    number: z.nullable(z.string()),
    profileImage: z.nullable(z.string()),
  }),
  openedAt: instant,
  words: z.nullable(z.string()),
  /** The record it was raised against; null: a rejected attempt. */
  disputed: z.nullable(z.object({ status: attendanceStatus, source: attendanceSource })),
  /** The record as it is now. */
  mark: z.nullable(
    z.object({
      status: attendanceStatus,
      source: attendanceSource,
      markedAt: instant,
      /** The person who recorded it; null: the student's own check-in, or closing check-in. */
      by: z.nullable(z.string()),
    }),
  ),
  /** When check-in was open; null: never. */
  checkIn: z.nullable(
    z.object({ openedAt: instant, openedBy: z.string(), lateAfter: instant, closesAt: instant }),
  ),
  /** The student's latest attempts in this session, newest first. */
  attempts: z.array(
    z.object({
      at: instant,
      method: attemptMethod,
      outcome: attemptOutcome,
      reason: z.nullable(attemptReason),
    }),
  ),
  /** Record history by other people, newest first. */
  changes: z.array(
    z.object({
      at: instant,
      by: z.string(),
      before: z.nullable(attendanceStatus),
      after: attendanceStatus,
      reason: z.nullable(z.string()),
      undoneAt: z.nullable(instant),
    }),
  ),
  decision: z.nullable(z.object({ by: z.string(), at: instant, words: z.nullable(z.string()) })),
  can: z.object({ decide: z.boolean() }),
})
export type Dispute = z.infer<typeof dispute>

const answer = { disputeId: id, version }

export const disputes = onTopics(['attendance-review', 'register'], {
  openDispute: op({
    method: 'POST',
    path: '/sessions/{sessionId}/disputes',
    roles: ['student'],
    access: 'own',
    summary: 'Dispute your attendance record for a session, or a rejected check-in',
    topics: ['sessions'],
    input: z.object({ sessionId: id, words: z.nullable(text(500)) }),
    output: mySession,
    errors: ['dispute-open', 'dispute-too-late', 'nothing-to-dispute'],
  }),
  withdrawDispute: op({
    method: 'DELETE',
    path: '/disputes/{disputeId}',
    roles: ['student'],
    access: 'own',
    summary: 'Withdraw one of your disputes before it is decided',
    topics: ['sessions'],
    input: z.object({ disputeId: id }),
    output: mySession,
    errors: ['edit-conflict'],
  }),
  listDisputes: op({
    method: 'GET',
    path: '/disputes',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'List disputes, open ones first: those of your classes, or all for admins',
    topics: ['attendance-review'],
    input: z.object({
      ...paging,
      state: z._default(z.enum(['open', 'decided']), 'open'),
      /** Only this one. */
      disputeId: z.optional(id),
    }),
    output: pageSchema(dispute),
  }),
  acceptDispute: op({
    method: 'POST',
    path: '/disputes/{disputeId}/accept',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Accept a dispute, change the attendance record and notify the student',
    input: z.object({ ...answer, status: attendanceStatus, words: z.nullable(text(500)) }),
    output: dispute,
    errors: ['edit-conflict', 'session-cancelled', 'reason-required'],
  }),
  declineDispute: op({
    method: 'POST',
    path: '/disputes/{disputeId}/decline',
    roles: ['admin', 'lecturer'],
    access: 'session',
    summary: 'Decline a dispute with a reason for the student; the attendance record stays unchanged',
    input: z.object({ ...answer, words: text(500, m.enterWhyRecordIsNotChanged()) }),
    output: dispute,
    errors: ['edit-conflict'],
  }),
})
