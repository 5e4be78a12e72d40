import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { localDay } from '#platform/clock.ts'
import { firstItem } from '#platform/first-item.ts'
import type { Platform } from '#platform/platform.ts'
import { remainingLeave } from './leave-balance.rules.ts'
import { type BalanceRow, listBalances } from './leave-balances.repo.ts'
import { type Ruling, writeCarryOvers, writeEntitlements, writeExpiries } from './leave-ledger.repo.ts'
import { findLeaveYear, type LeaveYear, leaveYear } from './leave-year.rules.ts'

/** The institution's values that leave depends on, as they are now. */
export async function leaveInstitution({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const { timeZone, locale, settings } = await currentInstitution({ db })
  const { yearStartsOn } = settings.leave
  const today = localDay(timeZone, clock.now()).date
  const current = findLeaveYear(today, yearStartsOn)
  return { timeZone, locale, yearStartsOn, today, now: clock.now(), current }
}
export type LeaveInstitution = Awaited<ReturnType<typeof leaveInstitution>>

/**
 * Writes the ledger entries that follow from the rules for these people (null: everyone): entitlements of
 * this leave year and, when it is requested, the next; carry-overs into each year that has begun; and what
 * has expired of those.
 */
export async function ruleLedgers(
  db: Database,
  institution: LeaveInstitution,
  personIds: readonly string[] | null,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { yearStartsOn, today, now, current } = institution
  const first = Math.min(from, current.year)
  const last = Math.min(Math.max(to, current.year), current.year + 1)
  for (let number = first; number <= last; number += 1) {
    const year = leaveYear(number, yearStartsOn)
    const ruling: Ruling = { year, personIds, today, now }
    if (number >= current.year) await writeEntitlements(db, ruling)
    if (number > current.year) continue
    await writeCarryOvers(db, { ...ruling, before: leaveYear(number - 1, yearStartsOn) })
    await writeExpiries(db, ruling)
  }
}

export const balanceView = (row: BalanceRow, year: LeaveYear): LeaveBalance => {
  const { entitled, carriedOver, adjusted, expired, taken, pending } = row
  return {
    leaveType: {
      id: row.leaveTypeId,
      name: row.name,
      paid: row.paid,
      entitledMinutes: row.entitledMinutes,
      dayMinutes: row.dayMinutes,
      allowsHalfDays: row.allowsHalfDays,
      allowsHours: row.allowsHours,
      fileAfterDays: row.fileAfterDays,
    },
    ...year,
    entitled,
    carriedOver,
    carriedOverUntil: carriedOver > 0 && row.carriedUntil < year.lastDay ? row.carriedUntil : null,
    adjusted,
    expired,
    taken,
    pending,
    left: row.entitledMinutes === null ? null : remainingLeave(row),
  }
}

/** Some people's balances in a year, correct even before the nightly job has run. */
export async function readBalances(
  db: Database,
  institution: LeaveInstitution,
  personIds: readonly string[],
  year: LeaveYear,
): Promise<BalanceRow[]> {
  await ruleLedgers(db, institution, personIds, { from: institution.current.year, to: year.year })
  return listBalances(db, { personIds, year })
}

/** One balance, even if the type is no longer available to this person. */
export async function readBalance(
  db: Database,
  institution: LeaveInstitution,
  { personId, leaveTypeId }: { personId: string; leaveTypeId: string },
  year: LeaveYear,
): Promise<BalanceRow> {
  await ruleLedgers(db, institution, [personId], { from: institution.current.year, to: year.year })
  const row = firstItem(await listBalances(db, { personIds: [personId], leaveTypeId, year }))
  return row
}

/** Job: updates everyone's ledger by the rules, so that reading a balance does not have to write. */
export async function updateLeaveLedger(platform: Platform): Promise<void> {
  const institution = await leaveInstitution(platform)
  const { year } = institution.current
  await inTransaction(platform, (tx) => ruleLedgers(tx.db, institution, null, { from: year, to: year }))
}
