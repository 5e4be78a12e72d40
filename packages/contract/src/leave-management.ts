import { z } from 'zod/mini'
import { sheetFormats } from './documents.ts'
import { leaveBalance, leaveRequest, leaveStatus } from './leave.ts'
import { op } from './operation.ts'
import { atMostDays, inOrder, linkAudience } from './staff-attendance.ts'
import {
  clockTime,
  day,
  id,
  instant,
  nothing,
  pageOf,
  paging,
  role,
  searchText,
  text,
  version,
} from './values.ts'

export const leaveSorts = ['-submittedAt', 'submittedAt', 'from', '-from', 'person', '-person'] as const
export type LeaveSort = (typeof leaveSorts)[number]

const admins = ['admin'] as const
const narrowing = {
  search: searchText,
  status: z.optional(leaveStatus),
  role: z.optional(linkAudience),
  leaveTypeId: z.optional(id),
}
const named = z.object({ id, name: z.string() })

/** A session that the person teaches in that time, and who could stand in. */
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

/** All that an admin decides by. */
const leaveReview = z.object({
  request: leaveRequest,
  person: z.object({ id, name: z.string(), email: z.string(), role, photo: z.nullable(z.string()) }),
  balance: z.nullable(leaveBalance),
  sessions: z.array(affectedSession),
  /** Others with approved or pending leave in that time, of the same role; at most 20. */
  alsoAway: z.array(z.object({ ...named.shape, from: day, to: day, status: leaveStatus })),
})
export type LeaveReview = z.infer<typeof leaveReview>

/** What becomes of one session; those not named stay as they are. */
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

/** A slice of the team's calendar: one person and their leave in the period. */
const teamRow = z.object({
  personId: id,
  personName: z.string(),
  role,
  photo: z.nullable(z.string()),
  leave: z.array(leaveRequest),
})
export type TeamRow = z.infer<typeof teamRow>

const minutes = z.int('Whole minutes').check(z.minimum(0), z.maximum(366 * 24 * 60))

/** The form of a leave type. */
export const leaveTypeInput = z.object({
  name: text(80, 'Type a name'),
  paid: z.boolean(),
  /** Null: without a yearly limit. */
  entitledMinutes: z.nullable(minutes),
  dayMinutes: z.int('Whole minutes').check(z.minimum(60, 'At least an hour'), z.maximum(24 * 60)),
  allowsHalfDays: z.boolean(),
  allowsHours: z.boolean(),
  fileAfterDays: z.nullable(z.int('Whole days').check(z.minimum(0), z.maximum(366))),
  /** Minutes that may be carried into the next year, and for how many months of it. */
  carryOverMinutes: minutes,
  carryOverMonths: z.int('Whole months').check(z.minimum(1), z.maximum(12)),
  roles: z.array(linkAudience).check(z.minLength(1, 'Choose at least one')),
})

export const managedLeaveType = z.object({
  id,
  ...leaveTypeInput.shape,
  archived: z.boolean(),
  requests: z.int(),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    changeDayMinutes: z.boolean(),
    changePaid: z.boolean(),
  }),
})
export type ManagedLeaveType = z.infer<typeof managedLeaveType>

/** Why a balance changed. */
export const ledgerKinds = ['entitlement', 'carry-over', 'expiry', 'taken', 'returned', 'adjustment'] as const
const ledgerEntry = z.object({
  id,
  at: instant,
  kind: z.enum(ledgerKinds),
  /** Signed: what it adds to the balance. */
  minutes: z.int(),
  note: z.nullable(z.string()),
  by: z.nullable(z.string()),
  requestId: z.nullable(id),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const leaveManagement = {
  listLeave: op({
    method: 'GET',
    path: '/leave',
    roles: admins,
    summary: 'Leave requests, and how many wait',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(leaveSorts), '-submittedAt') }),
    output: z.object({
      ...pageOf(leaveRequest).shape,
      counts: z.object({ total: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() }),
    }),
  }),
  exportLeave: op({
    method: 'GET',
    path: '/leave/export',
    kind: 'file',
    roles: admins,
    summary: 'The filtered requests as a file',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  reviewLeave: op({
    method: 'GET',
    path: '/leave/{requestId}/review',
    roles: admins,
    summary: 'A request with the balance, the sessions taught in that time, and who else is away',
    input: z.object({ requestId: id }),
    output: leaveReview,
  }),
  approveLeave: op({
    method: 'POST',
    path: '/leave/{requestId}/approval',
    roles: admins,
    summary:
      'Approve a request: balance, staff days and the sessions named follow at once; all concerned are told',
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
    summary: 'Reject a request with the reason the person reads',
    input: z.object({ requestId: id, version, rejectionReason: text(500, 'Say why') }),
    output: leaveReview,
    errors: ['already-decided'],
  }),
  revokeLeave: op({
    method: 'POST',
    path: '/leave/{requestId}/revocation',
    roles: admins,
    summary:
      'Take an approval back: balance and staff days are as before; sessions stay as they were decided',
    input: z.object({ requestId: id, version, reason: text(500, 'Say why') }),
    output: leaveReview,
    errors: ['edit-conflict'],
  }),
  listTeamCalendar: op({
    method: 'GET',
    path: '/leave/team',
    roles: admins,
    summary: 'Who is or wants to be away in a period, by person',
    input: z
      .object({ ...paging, from: day, to: day, search: searchText, role: z.optional(linkAudience) })
      .check(inOrder, atMostDays(62)),
    output: z.object({
      ...pageOf(teamRow).shape,
      today: day,
      daysOff: z.array(z.object({ date: day, name: z.string() })),
      /** How many people are away on each day of the period, by approved leave. */
      away: z.array(z.object({ date: day, people: z.int() })),
    }),
  }),
  listLeaveTypes: op({
    method: 'GET',
    path: '/leave/types',
    roles: admins,
    summary: 'Leave types, archived ones last',
    input: nothing,
    output: z.object({ items: z.array(managedLeaveType) }),
  }),
  createLeaveType: op({
    method: 'POST',
    path: '/leave/types',
    roles: admins,
    summary: 'Add a leave type; everyone it is for gets this year’s entitlement',
    input: leaveTypeInput,
    output: managedLeaveType,
    errors: ['already-exists'],
  }),
  updateLeaveType: op({
    method: 'PUT',
    path: '/leave/types/{leaveTypeId}',
    roles: admins,
    summary: 'Change a leave type; a new entitlement holds from this leave year on',
    input: z.object({ leaveTypeId: id, version, ...leaveTypeInput.shape }),
    output: managedLeaveType,
    errors: ['edit-conflict', 'already-exists', 'blocked'],
  }),
  archiveLeaveType: op({
    method: 'POST',
    path: '/leave/types/{leaveTypeId}/archive',
    roles: admins,
    summary: 'Let nobody ask for this type any more; what was asked for stays',
    input: z.object({ leaveTypeId: id, version }),
    output: managedLeaveType,
    errors: ['edit-conflict'],
  }),
  restoreLeaveType: op({
    method: 'POST',
    path: '/leave/types/{leaveTypeId}/restore',
    roles: admins,
    summary: 'Take an archived leave type back into use',
    input: z.object({ leaveTypeId: id, version }),
    output: managedLeaveType,
    errors: ['edit-conflict', 'already-exists'],
  }),
  listLeaveBalances: op({
    method: 'GET',
    path: '/leave/people',
    roles: admins,
    summary: 'Everybody’s balances in a leave year',
    input: z.object({
      ...paging,
      search: searchText,
      role: z.optional(linkAudience),
      year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2199))),
    }),
    output: z.object({
      ...pageOf(
        z.object({
          personId: id,
          personName: z.string(),
          role,
          photo: z.nullable(z.string()),
          balances: z.array(leaveBalance),
        }),
      ).shape,
      year: z.int(),
    }),
  }),
  listLeaveLedger: op({
    method: 'GET',
    path: '/leave/people/{personId}/ledger',
    roles: admins,
    summary: 'Every entry of one person’s balance of a type in a leave year, the newest first',
    input: z.object({
      personId: id,
      leaveTypeId: id,
      year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2199)),
    }),
    output: z.object({ personName: z.string(), balance: leaveBalance, items: z.array(ledgerEntry) }),
  }),
  adjustLeaveBalance: op({
    method: 'POST',
    path: '/leave/people/{personId}/adjustments',
    roles: admins,
    summary: 'Add to or take from a balance, with the reason',
    input: z.object({
      /** Made by the browser, so that two clicks adjust once. */
      adjustmentId: id,
      personId: id,
      leaveTypeId: id,
      year: z.int().check(z.minimum(2000), z.maximum(2199)),
      minutes: z.int('Whole minutes').check(
        z.minimum(-366 * 24 * 60),
        z.maximum(366 * 24 * 60),
        z.refine((it) => it !== 0, 'Not nothing'),
      ),
      note: text(500, 'Say why'),
    }),
    output: leaveBalance,
  }),
}
