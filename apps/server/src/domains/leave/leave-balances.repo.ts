import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import type { Entitlement } from './entitlement-changes.rules.ts'
import { leaveLedger, leaveTypes } from './leave.tables.ts'
import { carriedUntil } from './leave-ledger.repo.ts'
import { allowanceShape } from './leave-types.repo.ts'
import type { LeaveYear } from './leave-year.rules.ts'

const balanceRow = {
  personId: people.id,
  leaveTypeId: leaveTypes.id,
  ...allowanceShape,
  /** The last day of carried-over leave. */
  carriedUntil: pgType.text,
  entitled: pgType.int,
  carriedOver: pgType.int,
  adjusted: pgType.int,
  expired: pgType.int,
  taken: pgType.int,
  pending: pgType.int,
  /** Up to the last day of carried-over leave. */
  early: pgType.int,
  later: pgType.int,
}
export type BalanceRow = ShapeRow<typeof balanceRow>

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
  queryRows(db, balanceRow)`
    select people.id as person_id, t.id as leave_type_id, t.name::text as name, t.paid,
      t.entitled_minutes, t.day_minutes, t.allows_half_days, t.allows_hours, t.file_after_days,
      t.carry_over_minutes, ${carriedUntil(year)}::text as carried_until,
      l.entitled, l.carried_over, l.adjusted, l.expired, l.taken, u.pending, u.early, u.later
    from people cross join leave_types t
    cross join lateral (
      select count(*) as entries,
        coalesce(sum(minutes) filter (where kind = 'entitlement'), 0)::int as entitled,
        coalesce(sum(minutes) filter (where kind = 'carry-over'), 0)::int as carried_over,
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
    order by ${inNameOrder(sql`t.name`)}, t.id`

/** Everyone's entitlement to a type in a year, as in their ledger. */
export const listEntitlements = (db: Database, leaveTypeId: string, year: number): Promise<Entitlement[]> =>
  queryRows(db, {
    personId: leaveLedger.personId,
    minutes: leaveLedger.minutes,
  })`select person_id, minutes from leave_ledger
    where leave_type_id = ${leaveTypeId} and year = ${year} and kind = 'entitlement'`

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
  queryRows(db, {
    year: leaveLedger.year,
    minutes: leaveLedger.minutes,
  })`select year, minutes from leave_ledger where request_id = ${requestId} and kind = 'taken'`

const entryRow = {
  id: leaveLedger.id,
  at: leaveLedger.at,
  kind: leaveLedger.kind,
  minutes: leaveLedger.minutes,
  note: leaveLedger.note,
  by: nullable(pgType.text),
  requestId: leaveLedger.requestId,
}

/** The entries of one balance, newest first. */
export const listEntries = (db: Database, personId: string, leaveTypeId: string, year: number) =>
  queryRows(db, entryRow)`
    select l.id, l.at, l.kind, l.minutes, l.note, by.first_name || ' ' || by.last_name as by, l.request_id
    from leave_ledger l left join people by on by.id = l.by
    where l.person_id = ${personId} and l.leave_type_id = ${leaveTypeId} and l.year = ${year}
    order by l.at desc, l.id desc`
