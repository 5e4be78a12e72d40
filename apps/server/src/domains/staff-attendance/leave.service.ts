import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { Context } from '#http/context.ts'
import { announceStaffDays } from './announce-staff.ts'
import {
  dayExpectation,
  daySnapshot,
  dayStatus,
  institutionToday,
  readCalendar,
  staffPerson,
} from './day-facts.service.ts'
import { mergedTimes } from './staff-day.rules.ts'
import * as repo from './staff-days.repo.ts'

interface Leave {
  personId: string
  /** In order, with all leave of each day, because it replaces what was set before. */
  days: readonly repo.DayOnLeave[]
  reason: string | null
}

/**
 * Sets a person's leave on these days; days off stay free. Returns the days that changed; repeating it
 * changes nothing.
 */
export async function setLeave(ctx: Context, tx: Transaction, leave: Leave): Promise<string[]> {
  const { personId, reason } = leave
  const [from, to] = [leave.days[0]?.date, leave.days.at(-1)?.date]
  if (!from || !to) return []
  const person = await staffPerson(tx.db, personId)
  const institution = await institutionToday({ db: tx.db, clock: ctx.clock })
  const calendar = await readCalendar(tx.db, institution, [personId], { from, to })
  const known = new Map((await repo.listDays(tx.db, [personId], from, to)).map((day) => [day.date, day]))
  const days = leave.days
    .map((day) => ({ ...day, leaveTimes: mergedTimes(day.leaveTimes) }))
    .filter(({ date, onLeave, leaveTimes }) => {
      const before = known.get(date)
      const was = Boolean(before?.onLeave || before?.leaveTimes.length)
      return onLeave || leaveTimes.length > 0 ? dayExpectation(calendar, person, date).dayOff === null : was
    })
    .map((day) => {
      const { inAt = null, outAt = null } = known.get(day.date) ?? {}
      return { ...day, inAt, outAt, status: dayStatus(calendar, person, day.date, { ...day, inAt, outAt }) }
    })
  const changed = await repo.putLeave(tx.db, personId, days)
  if (changed.length === 0) return []
  const written = days.filter(({ date }) => changed.includes(date))
  const changes = written.map((day) => ({
    personId,
    date: day.date,
    at: ctx.clock.now(),
    act: 'leave' as const,
    by: ctx.actor?.id ?? null,
    before: known.has(day.date) ? daySnapshot(known.get(day.date)!) : null,
    after: daySnapshot(day),
    reason,
  }))
  await repo.insertDayChange(tx.db, ...changes)
  await recordAudit(ctx, tx, {
    entity: 'staff-leave',
    entityId: personId,
    after: { days: written.map(({ date, onLeave, leaveTimes }) => ({ date, onLeave, leaveTimes })) },
  })
  announceStaffDays(tx, [personId])
  return changed
}
