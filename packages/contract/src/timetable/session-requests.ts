import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, day, id, instant, pageSchema, paging, text, version } from '../values.ts'
import { namedRoom, startBeforeEnd } from './meetings.ts'
import { m } from './messages.ts'
import { sessionStatus } from './timetable.ts'

// Lecturers request to move or cancel a session of their classes, unless the institution lets them do it directly.

export const sessionRequestKinds = ['move', 'cancel'] as const
export type SessionRequestKind = (typeof sessionRequestKinds)[number]

/** expired: the session began before anyone decided. */
export const sessionRequestStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const
export type SessionRequestStatus = (typeof sessionRequestStatuses)[number]

const room = z.nullable(namedRoom)
const named = z.object({ id, name: z.string() })

export const sessionRequest = z.object({
  id,
  kind: z.enum(sessionRequestKinds),
  status: z.enum(sessionRequestStatuses),
  /** Shown to everyone affected once it is approved. */
  reason: z.string(),
  session: z.object({
    id,
    classId: id,
    courseCode: z.string(),
    courseTitle: z.string(),
    status: sessionStatus,
    /** Its time and room now. */
    startsAt: instant,
    endsAt: instant,
    room,
  }),
  /** Its time when the change was requested. */
  requestedFor: z.object({ startsAt: instant, endsAt: instant }),
  /** The requested time and room; null: a cancellation. */
  proposed: z.nullable(z.object({ startsAt: instant, endsAt: instant, room })),
  requestedBy: named,
  requestedAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(named),
  /** Why it was rejected. */
  rejectionReason: z.nullable(z.string()),
  version: z.int(),
  can: z.object({ withdraw: z.boolean(), approve: z.boolean(), reject: z.boolean() }),
})
export type SessionRequest = z.infer<typeof sessionRequest>

const lecturers = ['lecturer'] as const
const admins = ['admin'] as const
const ofRequest = { sessionRequestId: id, version }
const reason = text(200, m.giveReason())

export const sessionRequests = onTopics(['sessions'], {
  requestSessionMove: op({
    method: 'POST',
    path: '/sessions/{sessionId}/requests/move',
    roles: lecturers,
    access: 'class',
    summary: 'Request to move a session of your class; admins are notified',
    input: z
      .object({ sessionId: id, day, startsAt: clockTime, endsAt: clockTime, roomId: z.nullable(id), reason })
      .check(startBeforeEnd),
    output: sessionRequest,
    errors: ['timetable-clash', 'session-not-changeable', 'session-request-open'],
  }),
  requestSessionCancellation: op({
    method: 'POST',
    path: '/sessions/{sessionId}/requests/cancellation',
    roles: lecturers,
    access: 'class',
    summary: 'Request to cancel a session of your class; admins are notified',
    input: z.object({ sessionId: id, reason }),
    output: sessionRequest,
    errors: ['session-not-changeable', 'session-request-open'],
  }),
  listSessionRequests: op({
    method: 'GET',
    path: '/session-requests',
    roles: ['admin', 'lecturer'],
    access: 'own-or-admin',
    summary:
      'List session requests: open ones by session time, decided ones newest first; lecturers see their own',
    input: z.object({ ...paging, state: z._default(z.enum(['open', 'decided']), 'open') }),
    output: z.object({ ...pageSchema(sessionRequest).shape, open: z.int() }),
  }),
  withdrawSessionRequest: op({
    method: 'POST',
    path: '/session-requests/{sessionRequestId}/withdrawal',
    roles: lecturers,
    access: 'own',
    summary: 'Withdraw one of your open session requests',
    input: z.object(ofRequest),
    output: sessionRequest,
    errors: ['already-decided'],
  }),
  approveSessionRequest: op({
    method: 'POST',
    path: '/session-requests/{sessionRequestId}/approval',
    roles: admins,
    summary: 'Approve a session request and change the session; everyone affected is notified',
    input: z.object(ofRequest),
    output: sessionRequest,
    errors: ['already-decided', 'timetable-clash', 'session-not-changeable', 'edit-conflict'],
  }),
  rejectSessionRequest: op({
    method: 'POST',
    path: '/session-requests/{sessionRequestId}/rejection',
    roles: admins,
    summary: 'Reject a session request with a reason for the lecturer',
    input: z.object({ ...ofRequest, rejectionReason: text(500, m.giveReason()) }),
    output: sessionRequest,
    errors: ['already-decided'],
  }),
})
