import type { Transaction } from '#db/database.ts'
import { setLeave } from '#domains/staff-attendance/leave.service.ts'
import type { Context } from '#http/context.ts'
import { daysBetween } from '#platform/calendar.ts'
import { timeOfStretch } from './leave-count.rules.ts'
import { type LeaveRow, listApproved } from './leave-requests.repo.ts'

type Approved = Pick<LeaveRow, 'from' | 'to' | 'part' | 'begins' | 'ends'>

/** All the approved leave of one day together. */
function leaveOn(date: string, approved: readonly Approved[]) {
  const those = approved.filter(({ from, to }) => from <= date && date <= to)
  const onLeave = those.some(({ part }) => part === 'whole')
  const times = those.map(({ begins, ends }) => timeOfStretch({ start: begins, end: ends }))
  return { date, onLeave, leaveTimes: onLeave ? [] : times }
}

/** Brings the staff days of a request's period in line with all the leave that is approved in it. */
export async function writeLeaveDays(ctx: Context, tx: Transaction, row: LeaveRow): Promise<void> {
  // Who studies here now has no staff days any more.
  if (row.role !== 'lecturer' && row.role !== 'staff') return
  const approved = await listApproved(tx.db, row.personId, row)
  await setLeave(ctx, tx, {
    personId: row.personId,
    days: daysBetween(row.from, row.to).map((date) => leaveOn(date, approved)),
    reason: row.leaveType,
  })
}
