import type { LedgerEntry } from '@campanile/contract/leave/leave-balances.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { leaveLedger } from './leave.tables.ts'
import type { LeaveUse, LedgerSums } from './leave-balance.rules.ts'
import { carriedUntil } from './leave-ledger.repo.ts'
import type { LeaveYear } from './leave-year.rules.ts'

export interface BalanceRow extends LedgerSums, LeaveUse {
  personId: string
  leaveTypeId: string
  name: string
  paid: boolean
  entitledMinutes: number | null
  dayMinutes: number
  allowsHalfDays: boolean
  allowsHours: boolean
  fileAfterDays: number | null
  carryOverMinutes: number
  /** The last day of carried-over leave. */
  carriedUntil: string
  pending: number
}

interface Asked {
  personIds: readonly string[]
  leaveTypeId?: string
  year: LeaveYear
}

/**
 * Balances of some people in a year: of the types available to them now, and of those they have entries or
 * requests for.
 */
export const listBalances = (db: Database, { personIds, leaveTypeId, year }: Asked) =>
  rowsOf<BalanceRow>(
    db,
    sql`
    select people.id as "personId", t.id as "leaveTypeId", t.name::text as name, t.paid,
      t.entitled_minutes as "entitledMinutes", t.day_minutes as "dayMinutes",
      t.allows_half_days as "allowsHalfDays", t.allows_hours as "allowsHours", t.file_after_days as "fileAfterDays",
      t.carry_over_minutes as "carryOverMinutes", ${carriedUntil(year)}::text as "carriedUntil",
      l.entitled, l."carriedOver", l.adjusted, l.expired, l.taken, u.pending, u.early, u.later
    from people cross join leave_types t
    cross join lateral (
      select count(*) as entries,
        coalesce(sum(minutes) filter (where kind = 'entitlement'), 0)::int as entitled,
        coalesce(sum(minutes) filter (where kind = 'carry-over'), 0)::int as "carriedOver",
        coalesce(sum(minutes) filter (where kind = 'adjustment'), 0)::int as adjusted,
        coalesce(-sum(minutes) filter (where kind = 'expiry'), 0)::int as expired,
        coalesce(-sum(minutes) filter (where kind in ('taken', 'returned')), 0)::int as taken
      from leave_ledger l
      where l.person_id = people.id and l.leave_type_id = t.id and l.year = ${year.year}
    ) l
    cross join lateral (
      select count(*) as days,
        coalesce(sum(d.minutes) filter (where r.status = 'pending'), 0)::int as pending,
        coalesce(sum(d.minutes) filter (where d.date <= ${carriedUntil(year)}), 0)::int as early,
        coalesce(sum(d.minutes) filter (where d.date > ${carriedUntil(year)}), 0)::int as later
      from leave_requests r join leave_request_days d on d.request_id = r.id
      where r.person_id = people.id and r.leave_type_id = t.id and r.status in ('pending', 'approved')
        and d.date between ${year.firstDay}::date and ${year.lastDay}::date
    ) u
    where people.id = any(${sql.param(personIds)}::uuid[]) and ${leaveTypeId ? sql`t.id = ${leaveTypeId}` : sql`true`}
      and (${leaveTypeId !== undefined} or (t.archived_at is null and people.role = any(t.roles)) or l.entries > 0 or u.days > 0)
    order by t.name::text collate "und-x-icu", t.id`,
  )

export const insertEntries = (db: Database, rows: (typeof leaveLedger.$inferInsert)[]) =>
  rows.length > 0 ? db.insert(leaveLedger).values(rows) : undefined

/** False when this adjustment was inserted before, for example by a double click. */
export async function insertAdjustment(db: Database, row: typeof leaveLedger.$inferInsert): Promise<boolean> {
  const { rowCount } = await db
    .insert(leaveLedger)
    .values(row)
    .onConflictDoNothing({ target: leaveLedger.id })
  return rowCount === 1
}

/** Minutes deducted by approving a request, by year. */
export const listTaken = (db: Database, requestId: string) =>
  rowsOf<{ year: number; minutes: number }>(
    db,
    sql`select year, minutes from leave_ledger where request_id = ${requestId} and kind = 'taken'`,
  )

interface EntryRow extends Omit<LedgerEntry, 'at'> {
  at: Date
}

/** The entries of one balance, newest first. */
export const listEntries = (db: Database, personId: string, leaveTypeId: string, year: number) =>
  rowsOf<EntryRow>(
    db,
    sql`
    select l.id, l.at, l.kind, l.minutes, l.note, by.first_name || ' ' || by.last_name as by,
      l.request_id as "requestId"
    from leave_ledger l left join people by on by.id = l.by
    where l.person_id = ${personId} and l.leave_type_id = ${leaveTypeId} and l.year = ${year}
    order by l.at desc, l.id desc`,
    ['at'],
  )
