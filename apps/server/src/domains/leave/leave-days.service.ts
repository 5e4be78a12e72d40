import type { Transaction } from '#db/database.ts'
import { setLeave } from '#domains/staff-attendance/leave.service.ts'
import type { Context } from '#http/context.ts'
import { daysBetween } from '#platform/calendar.ts'
import { timeOfStretch } from './leave-count.rules.ts'
import { type LeaveRow, listApproved } from './leave-requests.repo.ts'

type Approved = Pick<LeaveRow, 'from' | 'to' | 'part' | 'begins' | 'ends'>

/** Combines all approved leave of one day. */
function findApprovedLeave(date: string, approved: readonly Approved[]) {
  const those = approved.filter(({ from, to }) => from <= date && date <= to)
  const onLeave = those.some(({ part }) => part === 'whole')
  const times = those.map(({ begins, ends }) => timeOfStretch({ start: begins, end: ends }))
  return { date, onLeave, leaveTimes: onLeave ? [] : times }
}

/** Updates the staff days in a request's period to match all approved leave. */
export async function writeLeaveDays(ctx: Context, tx: Transaction, row: LeaveRow): Promise<void> {
  // People who have become students no longer have staff days.
  if (row.role !== 'lecturer' && row.role !== 'staff') return
  const approved = await listApproved(tx.db, row.personId, row)
  await setLeave(ctx, tx, {
    personId: row.personId,
    days: daysBetween(row.from, row.to).map((date) => findApprovedLeave(date, approved)),
    reason: row.leaveType,
  })
}
