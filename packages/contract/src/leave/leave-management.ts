import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { atMostDays, fromBeforeTo, linkAudience } from '../staff-attendance/staff-attendance.ts'
import {
  clockTime,
  day,
  id,
  instant,
  nothing,
  pageSchema,
  paging,
  role,
  searchText,
  text,
  version,
} from '../values.ts'
import { leaveBalance, leaveRequest, leaveStatus } from './leave-request.ts'
export const leaveSorts = ['-submittedAt', 'submittedAt', 'from', '-from', 'person', '-person'] as const
export type LeaveSort = (typeof leaveSorts)[number]

import { onTopics } from '../topics.ts'
import { m } from './messages.ts'

const admins = ['admin'] as const
const narrowing = {
  search: searchText,
  status: z.optional(leaveStatus),
  role: z.optional(linkAudience),
  leaveTypeId: z.optional(id),
  personId: z.optional(id),
}
const named = z.object({ id, name: z.string() })

/** A session that the person teaches in that period, with possible substitutes. */
const affectedSession = z.object({
  id,
  version: z.int(),
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  room: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
  students: z.int(),
  /** Lecturers free at that time, those of the same class and department first; at most 20. */
  covers: z.array(named),
})
export type AffectedSession = z.infer<typeof affectedSession>

/** Everything an admin needs to decide. */
const leaveReview = z.object({
  request: leaveRequest,
  person: z.object({ id, name: z.string(), email: z.string(), role, profileImage: z.nullable(z.string()) }),
  balance: z.nullable(leaveBalance),
  sessions: z.array(affectedSession),
  /** Others of the same role with approved or pending leave in that period; at most 20. */
  alsoAway: z.array(z.object({ ...named.shape, from: day, to: day, status: leaveStatus })),
})
export type LeaveReview = z.infer<typeof leaveReview>

/** The change to one session; sessions that are not listed stay as they are. */
const sessionOutcome = z.discriminatedUnion('act', [
  z.object({ act: z.literal('cancel'), sessionId: id, version }),
  z.object({ act: z.literal('cover'), sessionId: id, version, substituteId: id }),
  z.object({
    act: z.literal('move'),
    sessionId: id,
    version,
    day,
    startsAt: clockTime,
    endsAt: clockTime,
    roomId: z.nullable(id),
  }),
])
export type SessionOutcome = z.infer<typeof sessionOutcome>

/** A row of the team's calendar: one person and their leave in the period. */
const teamRow = z.object({
  personId: id,
  personName: z.string(),
  role,
  profileImage: z.nullable(z.string()),
  leave: z.array(leaveRequest),
})
export type TeamRow = z.infer<typeof teamRow>

export const leaveManagement = onTopics(['leave'], {
  listLeave: op({
    method: 'GET',
    path: '/leave',
    roles: admins,
    summary: 'List leave requests and the number pending',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(leaveSorts), '-submittedAt') }),
    output: z.object({
      ...pageSchema(leaveRequest).shape,
      counts: z.object({
        total: z.int(),
        pending: z.int(),
        approved: z.int(),
        rejected: z.int(),
        withdrawn: z.int(),
        revoked: z.int(),
      }),
    }),
  }),
  exportLeave: op({
    method: 'GET',
    path: '/leave/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered leave requests as a file',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  reviewLeave: op({
    method: 'GET',
    path: '/leave/{requestId}/review',
    roles: admins,
    summary: 'Get a leave request with the balance, the sessions affected and other people away',
    input: z.object({ requestId: id }),
    output: leaveReview,
  }),
  approveLeave: op({
    method: 'POST',
    path: '/leave/{requestId}/approval',
    roles: admins,
    summary:
      'Approve a leave request and update its balance, staff days and sessions; everyone affected is notified',
    input: z.object({
      requestId: id,
      version,
      sessions: z._default(z.array(sessionOutcome).check(z.maxLength(200)), []),
    }),
    output: leaveReview,
    errors: [
      'already-decided',
      'leave-balance-short',
      'timetable-clash',
      'session-not-changeable',
      'edit-conflict',
    ],
  }),
  rejectLeave: op({
    method: 'POST',
    path: '/leave/{requestId}/rejection',
    roles: admins,
    summary: 'Reject a leave request with a reason for the person',
    input: z.object({ requestId: id, version, rejectionReason: text(500, m.enterReason()) }),
    output: leaveReview,
    errors: ['already-decided'],
  }),
  revokeLeave: op({
    method: 'POST',
    path: '/leave/{requestId}/revocation',
    roles: admins,
    summary: 'Withdraw a leave approval and restore balance and staff days; changes to sessions are kept',
    input: z.object({ requestId: id, version, reason: text(500, m.enterReason()) }),
    output: leaveReview,
    errors: ['edit-conflict'],
  }),
  listTeamCalendar: op({
    method: 'GET',
    path: '/leave/team',
    roles: admins,
    summary: 'List approved and pending leave in a period, by person',
    input: z
      .object({ ...paging, from: day, to: day, search: searchText, role: z.optional(linkAudience) })
      .check(fromBeforeTo, atMostDays(62)),
    output: z.object({
      ...pageSchema(teamRow).shape,
      today: day,
      daysOff: z.array(z.object({ date: day, name: z.string() })),
      /** The number of people on approved leave on each day of the period. */
      away: z.array(z.object({ date: day, people: z.int() })),
    }),
  }),
})
