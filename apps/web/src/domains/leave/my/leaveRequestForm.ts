import { leave } from '@campanile/contract/leave/leave.ts'
import {
  type LeavePart,
  type LeaveType,
  leaveParts,
  submitLeaveInput,
} from '@campanile/contract/leave/leave-request.ts'
import { leavePartWords } from '@campanile/contract/leave/leave-words.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import type { z } from 'zod/mini'

export type LeaveRequestValues = z.input<typeof submitLeaveInput>
export type LeaveRequestInput = z.output<typeof submitLeaveInput>

export const leaveRequestFields = [
  'leaveTypeId',
  'from',
  'to',
  'part',
  'startsAt',
  'endsAt',
  'reason',
] as const

export const newRequest = (requestId: string): LeaveRequestValues => ({
  requestId,
  leaveTypeId: '',
  from: '',
  to: '',
  part: 'whole',
  startsAt: null,
  endsAt: null,
  reason: '',
})

/** Converts the form: a part of a day is within one day, and only hours have times. */
export const tidiedRequest = <T extends Omit<LeaveRequestValues, 'requestId' | 'reason'>>(values: T): T => ({
  ...values,
  to: values.part === 'whole' ? values.to : values.from,
  startsAt: values.part === 'hours' ? (values.startsAt ?? '') : null,
  endsAt: values.part === 'hours' ? (values.endsAt ?? '') : null,
})

/** The form's values for the server's preview; null while they are incomplete. */
export function askedPeriod(values: LeaveRequestValues): OperationInput<typeof leave.checkLeave> | null {
  const { requestId: _id, reason: _reason, sessions: _sessions, ...period } = tidiedRequest(values)
  const { success } = leave.checkLeave.input.safeParse(period)
  return success ? period : null
}

const allows = (type: LeaveType | undefined, part: LeavePart) =>
  part === 'whole' || (part === 'hours' ? type?.allowsHours : type?.allowsHalfDays) === true

/** The parts of a day that a type can be taken in. */
export const partOptions = (type: LeaveType | undefined) =>
  leaveParts.filter((part) => allows(type, part)).map((value) => ({ value, label: leavePartWords[value] }))

export { submitLeaveInput as leaveRequestSchema }
