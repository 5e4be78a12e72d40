import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { leavePeriodWords } from './leaveWords.ts'
import { m } from './messages.ts'

/** Key of a toast that is shown once: a request and its decision. */
export const decisionKey = ({ id, status }: Pick<LeaveRequest, 'id' | 'status'>) => `${id} ${status}`

/** Decisions that are to be shown: those made after the page was loaded that were not shown yet. */
export const freshDecisions = (
  items: readonly LeaveRequest[],
  loadedAt: string,
  shown: ReadonlySet<string>,
): LeaveRequest[] =>
  items.filter(
    (it) =>
      (it.status === 'approved' || it.status === 'rejected') &&
      it.decidedAt !== null &&
      Date.parse(it.decidedAt) >= Date.parse(loadedAt) &&
      !shown.has(decisionKey(it)),
  )

/** The starting point of the next read, so that known decisions are not read again. */
export const nextSince = (items: readonly LeaveRequest[], since: string): string =>
  items.at(-1)?.decidedAt ?? since

/** The text of the toast. */
export function decisionToast(request: LeaveRequest) {
  const { leaveType, rejectionReason: reason } = request
  const period = leavePeriodWords(request)
  if (request.status === 'approved')
    return {
      type: 'success',
      title: m.leaveApproved(),
      message: m.leaveInPeriod({ leaveType, period }),
    } as const
  const message = reason
    ? m.leaveInPeriodWithReason({ leaveType, period, reason })
    : m.leaveInPeriod({ leaveType, period })
  return { type: 'error', title: m.leaveRejected(), message } as const
}
