// Free of zod: the screens show these words.
import type { LeavePart, LeaveStatus } from './leave-request.ts'

export const leaveStatusWords: Record<LeaveStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  revoked: 'Revoked',
}

export const leavePartWords: Record<LeavePart, string> = {
  whole: 'Whole days',
  morning: 'Morning',
  afternoon: 'Afternoon',
  hours: 'Hours',
}
