import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dayOfSql } from '#domains/people/membership.sql.ts'
import type { LeaveYear } from './leave-year.rules.ts'

// Ledger entries that follow from the rules, written for any number of people at once. Repeating a statement
// changes nothing.

/** People created within this many days of the set-up are assumed to have worked here before. */
const settlingDays = 30

export interface Ruling {
  year: LeaveYear
  /** Null: everyone. */
  personIds: readonly string[] | null
  today: string
  now: Date
}

const rulesHold = sql`people.is_active and people.archived_at is null and t.archived_at is null
  and t.entitled_minutes is not null and people.role = any(t.roles)`

const among = ({ personIds }: Ruling): SQL =>
  personIds ? sql`people.id = any(${sql.param(personIds)}::uuid[])` : sql`true`

type Ruled = 'entitlement' | 'carry-over' | 'expiry'

/**
 * Writes the entries of `ruled` (person_id, leave_type_id, minutes) where they differ from the ledger, in a
 * fixed order so that concurrent writers wait instead of deadlocking. A new entry of zero minutes is skipped.
 */
const write = (db: Database, kind: Ruled, { year, now }: Ruling, ruled: SQL) =>
  db.execute(sql`
  insert into leave_ledger (id, person_id, leave_type_id, year, kind, minutes, at)
  select gen_random_uuid(), ruled.person_id, ruled.leave_type_id, ${year.year}::int, ${kind}, ruled.minutes,
    ${now}::timestamptz
  from (${ruled}) ruled
  left join leave_ledger known on known.person_id = ruled.person_id and known.leave_type_id = ruled.leave_type_id
    and known.year = ${year.year} and known.kind = ${kind}
  where ruled.minutes <> coalesce(known.minutes, 0)
  order by ruled.person_id, ruled.leave_type_id
  on conflict (person_id, leave_type_id, year, kind) where kind in ('entitlement', 'carry-over', 'expiry')
  do update set minutes = excluded.minutes, at = excluded.at`)

/**
 * A year's entitlement for everyone who can use a type. People who join or leave during the year get a twelfth
 * for each month that they are here, the first and last one included (`monthsHere` is the pure form). People
 * whose account was created on their start date, within 30 days of the set-up, are assumed to have worked here
 * before, because their real start date has not been entered.
 */
export const writeEntitlements = (db: Database, ruling: Ruling) => {
  const { year } = ruling
  const first = sql`${year.firstDay}::date`
  const months = (gone: string) =>
    sql.raw(`extract(year from ${gone}.gone) * 12 + extract(month from ${gone}.gone)`)
  return write(
    db,
    'entitlement',
    ruling,
    sql`
    select joined.person_id, joined.leave_type_id,
      round(joined.entitled_minutes * greatest(0, 12 - joined.months_before - joined.months_after) / 12.0)::int
        as minutes
    from (
      select people.id as person_id, t.id as leave_type_id, t.entitled_minutes,
        case when people.starts_on <= ${first} or (people.starts_on <= s.day + ${settlingDays}::int
            and people.starts_on = ${dayOfSql(sql`people.created_at`)}) then 0
          else ${months('b')} end as months_before,
        case when people.ends_on is null or people.ends_on >= ${year.lastDay}::date then 0
          else ${months('a')} end as months_after
      from people cross join leave_types t
      cross join lateral (select age(people.starts_on, ${first}) as gone) b
      cross join lateral (select age(${year.lastDay}::date + 1, people.ends_on + 1) as gone) a
      left join (select ${dayOfSql(sql`created_at`)} as day from institution) s on true
      where ${rulesHold} and ${among(ruling)} and people.starts_on <= ${year.lastDay}::date
    ) joined`,
  )
}

/**
 * Carries over what the previous year left, up to the type's limit. Minutes needed for pending requests stay
 * in that year.
 */
export const writeCarryOvers = (db: Database, { before, ...ruling }: Ruling & { before: LeaveYear }) =>
  write(
    db,
    'carry-over',
    ruling,
    sql`
    select people.id as person_id, t.id as leave_type_id,
      greatest(0, least(t.carry_over_minutes, sum(l.minutes)::int - coalesce((
        select sum(d.minutes)::int from leave_requests r join leave_request_days d on d.request_id = r.id
        where r.person_id = people.id and r.leave_type_id = t.id and r.status = 'pending'
          and d.date between ${before.firstDay}::date and ${before.lastDay}::date
      ), 0))) as minutes
    from leave_ledger l join people on people.id = l.person_id join leave_types t on t.id = l.leave_type_id
    where l.year = ${before.year} and ${rulesHold} and ${among(ruling)}
    group by people.id, t.id`,
  )

/** The last day of carried-over leave; expects `leave_types` as `t`. */
export const carriedUntil = ({ firstDay }: LeaveYear) =>
  sql`(${firstDay}::date + make_interval(months => t.carry_over_months) - interval '1 day')::date`

/** Expires carried-over leave that was neither taken nor requested by its last day. */
export const writeExpiries = (db: Database, ruling: Ruling) => {
  const { year, today } = ruling
  return write(
    db,
    'expiry',
    ruling,
    sql`
    select people.id as person_id, t.id as leave_type_id,
      -greatest(0, l.minutes - coalesce((
        select sum(d.minutes)::int from leave_requests r join leave_request_days d on d.request_id = r.id
        where r.person_id = people.id and r.leave_type_id = t.id and r.status in ('pending', 'approved')
          and d.date between ${year.firstDay}::date and ${carriedUntil(year)}
      ), 0)) as minutes
    from leave_ledger l join people on people.id = l.person_id join leave_types t on t.id = l.leave_type_id
    where l.year = ${year.year} and l.kind = 'carry-over' and ${among(ruling)}
      and ${carriedUntil(year)} < least(${today}::date, ${year.lastDay}::date)`,
  )
}
