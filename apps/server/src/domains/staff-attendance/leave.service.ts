import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { daysBetween } from '#platform/calendar.ts'
import { announceStaffDays } from './announce-staff.ts'
import { calendarOf, expectationOf, institutionToday, snapshotOf, statusOf } from './day-facts.service.ts'
import { putLeave } from './leave.repo.ts'
import { findStaffPerson } from './shifts.repo.ts'
import * as repo from './staff-days.repo.ts'

interface Leave {
  personId: string
  /** First and last day. */
  from: string
  to: string
  /** true: approved. false: taken back, and each day is again what its times say. */
  onLeave: boolean
  reason: string | null
}

/**
 * Fills somebody's working days with leave, or takes it out again; days off stay free. Answers with the days that
 * this changed; done twice, it changes nothing.
 */
export async function setLeave(ctx: Context, tx: Transaction, leave: Leave): Promise<string[]> {
  const { personId, from, to, onLeave, reason } = leave
  const person = await findStaffPerson(tx.db, personId)
  if (!person) throw new AppError('not-found')
  const institution = await institutionToday({ db: tx.db, clock: ctx.clock })
  const calendar = await calendarOf(tx.db, institution, [personId], { from, to })
  const known = new Map((await repo.listDays(tx.db, [personId], from, to)).map((day) => [day.date, day]))
  const days = daysBetween(from, to)
    .filter((date) =>
      onLeave ? expectationOf(calendar, person, date).dayOff === null : known.get(date)?.onLeave,
    )
    .map((date) => {
      const { inAt = null, outAt = null } = known.get(date) ?? {}
      return { date, inAt, outAt, status: statusOf(calendar, person, date, { inAt, outAt, onLeave }) }
    })
  const changed = await putLeave(tx.db, personId, days, onLeave)
  for (const day of days.filter(({ date }) => changed.includes(date))) {
    const before = known.get(day.date)
    await repo.insertDayChange(tx.db, {
      personId,
      date: day.date,
      at: ctx.clock.now(),
      act: 'leave',
      by: ctx.actor?.id ?? null,
      before: before ? snapshotOf(before) : null,
      after: snapshotOf(day),
      reason,
    })
  }
  if (changed.length === 0) return []
  await recordAudit(ctx, tx, { entity: 'staff-leave', entityId: personId, after: { days: changed, onLeave } })
  announceStaffDays(tx, [personId])
  return changed
}
