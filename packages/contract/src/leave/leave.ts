import { z } from 'zod/mini'
import { attachmentName, maxAttachmentBytes } from '../attachments.ts'
import { op } from '../operation.ts'
import { atMostDays, fromBeforeTo } from '../staff-attendance/staff-attendance.ts'
import { onTopics } from '../topics.ts'
import { day, givenInstant, id, instant, nothing, pageSchema, paging, version } from '../values.ts'
import {
  dayOfWholeYear,
  leaveBalance,
  leaveCheck,
  leavePeriod,
  leaveRequest,
  leaveStatus,
  periodChecks,
  submitLeaveInput,
} from './leave-request.ts'

const theirs = ['lecturer', 'staff'] as const
const ofRequest = { requestId: id }
const oneAttachment = { ...ofRequest, attachmentId: id }

export const leave = onTopics(['leave'], {
  listMyLeaveBalances: op({
    method: 'GET',
    path: '/leave/balances',
    roles: theirs,
    access: 'own',
    summary: 'List your leave balances for the current leave year or the one containing a given day',
    input: z.object({ on: z.optional(dayOfWholeYear) }),
    output: z.object({ items: z.array(leaveBalance) }),
  }),
  listMyLeave: op({
    method: 'GET',
    path: '/leave/mine',
    roles: theirs,
    access: 'own',
    summary: 'List your leave requests, newest first',
    input: z.object({ ...paging, status: z.optional(leaveStatus) }),
    output: pageSchema(leaveRequest),
  }),
  /** Read for the lecturer's toasts after a live event. */
  listMyLeaveDecisions: op({
    method: 'GET',
    path: '/leave/decisions',
    roles: theirs,
    access: 'own',
    summary: 'List your requests approved or rejected since a given time, earliest first (at most 20)',
    input: z.object({ since: givenInstant }),
    output: z.object({ now: instant, items: z.array(leaveRequest) }),
  }),
  listMyLeaveCalendar: op({
    method: 'GET',
    path: '/leave/calendar',
    roles: theirs,
    access: 'own',
    summary: 'List your leave and days off in a period for display in a calendar',
    input: z.object({ from: day, to: day }).check(fromBeforeTo, atMostDays(62)),
    output: z.object({
      today: day,
      items: z.array(leaveRequest),
      daysOff: z.array(z.object({ date: day, name: z.string() })),
    }),
  }),
  checkLeave: op({
    method: 'POST',
    path: '/leave/check',
    roles: theirs,
    access: 'own',
    summary: 'Preview a leave request: days counted, remaining balance and sessions affected',
    input: z.object(leavePeriod).check(...periodChecks),
    output: leaveCheck,
  }),
  submitLeave: op({
    method: 'POST',
    path: '/leave',
    roles: theirs,
    access: 'own',
    summary: 'Request leave; repeating the request with the same id is safe',
    input: submitLeaveInput,
    output: leaveRequest,
    errors: ['leave-overlaps', 'leave-balance-short', 'leave-not-countable'],
  }),
  readLeave: op({
    method: 'GET',
    path: '/leave/{requestId}',
    roles: ['admin', ...theirs],
    access: 'own-or-admin',
    summary: 'Get a leave request; non-admins can only get their own',
    input: z.object(ofRequest),
    output: leaveRequest,
  }),
  withdrawLeave: op({
    method: 'POST',
    path: '/leave/{requestId}/withdrawal',
    roles: theirs,
    access: 'own',
    summary: 'Withdraw one of your pending leave requests',
    input: z.object({ ...ofRequest, version }),
    output: leaveRequest,
    errors: ['already-decided'],
  }),
  attachLeaveFile: op({
    method: 'POST',
    path: '/leave/{requestId}/attachments',
    kind: 'upload',
    streamed: true,
    bodyLimit: maxAttachmentBytes,
    roles: theirs,
    access: 'own',
    summary: 'Attach a file (at most 10 MB) to one of your pending leave requests',
    input: z.object({ ...ofRequest, name: attachmentName }),
    output: leaveRequest,
    errors: ['too-large', 'file-kind-not-allowed', 'too-many-files', 'already-decided'],
  }),
  removeLeaveFile: op({
    method: 'DELETE',
    path: '/leave/{requestId}/attachments/{attachmentId}',
    roles: theirs,
    access: 'own',
    summary: 'Remove a file from one of your pending leave requests',
    input: z.object(oneAttachment),
    output: leaveRequest,
    errors: ['already-decided'],
  }),
  readLeaveFile: op({
    method: 'GET',
    path: '/leave/{requestId}/attachments/{attachmentId}',
    kind: 'file',
    roles: ['admin', ...theirs],
    access: 'own-or-admin',
    summary: 'Download a file of a leave request; non-admins can only download files of their own requests',
    input: z.object(oneAttachment),
    output: nothing,
  }),
})
