import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { linkAudience } from '../staff-attendance/staff-attendance.ts'
import { onTopics } from '../topics.ts'
import { id, line, nothing, version } from '../values.ts'
import { m } from './messages.ts'

const minutes = z.int(m.wholeMinutes()).check(z.minimum(0), z.maximum(366 * 24 * 60))

/** The form of a leave type. */
export const leaveTypeInput = z.object({
  name: line(80, m.enterName()),
  paid: z.boolean(),
  /** Null: no yearly limit. */
  entitledMinutes: z.nullable(minutes),
  dayMinutes: z.int(m.wholeMinutes()).check(z.minimum(60, m.atLeastHour()), z.maximum(24 * 60)),
  allowsHalfDays: z.boolean(),
  allowsHours: z.boolean(),
  fileAfterDays: z.nullable(z.int(m.wholeDays()).check(z.minimum(0), z.maximum(366))),
  /** Minutes that can be carried over into the next year, and the months for which they remain valid. */
  carryOverMinutes: minutes,
  carryOverMonths: z.int(m.wholeMonths()).check(z.minimum(1), z.maximum(12)),
  roles: z.array(linkAudience).check(z.minLength(1, m.selectAtLeastOne())),
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

const admins = ['admin'] as const

export const leaveTypes = onTopics(['leave'], {
  listLeaveTypes: op({
    method: 'GET',
    path: '/leave/types',
    roles: admins,
    summary: 'List leave types, archived ones last',
    input: nothing,
    output: z.object({ items: z.array(managedLeaveType) }),
  }),
  createLeaveType: op({
    method: 'POST',
    path: '/leave/types',
    roles: admins,
    summary: 'Create a leave type and grant this year’s entitlement to everyone it is for',
    input: leaveTypeInput,
    output: managedLeaveType,
    errors: ['already-exists'],
  }),
  updateLeaveType: op({
    method: 'PUT',
    path: '/leave/types/{leaveTypeId}',
    roles: admins,
    summary: 'Update a leave type; a new entitlement applies from the current leave year',
    input: z.object({ leaveTypeId: id, version, ...leaveTypeInput.shape }),
    output: managedLeaveType,
    errors: ['edit-conflict', 'already-exists', 'blocked'],
  }),
  archiveLeaveType: op({
    method: 'POST',
    path: '/leave/types/{leaveTypeId}/archive',
    roles: admins,
    summary: 'Archive a leave type so that it can no longer be requested; existing requests are kept',
    input: z.object({ leaveTypeId: id, version }),
    output: managedLeaveType,
    errors: ['edit-conflict'],
  }),
  restoreLeaveType: op({
    method: 'POST',
    path: '/leave/types/{leaveTypeId}/restore',
    roles: admins,
    summary: 'Restore an archived leave type',
    input: z.object({ leaveTypeId: id, version }),
    output: managedLeaveType,
    errors: ['edit-conflict', 'already-exists'],
  }),
})
