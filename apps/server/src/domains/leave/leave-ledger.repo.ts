import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { LeaveYear } from './leave-year.rules.ts'

// Ledger entries that follow from the rules, written for any number of people at once. Repeating a statement
// changes nothing.

/** People created within this many days of the set-up are assumed to have worked here before. */
const settlingDays = 30

export interface Ruling {
  year: LeaveYear
  /** Null: everyone. */
  personIds: readonly string[] | null
  timeZone: string
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
 * A year's entitlement for everyone who can use a type. People who joined during the year get a twelfth for
 * each remaining month, the current one included; people created within 30 days of the set-up are assumed to
 * have worked here before.
 */
export const writeEntitlements = (db: Database, ruling: Ruling) => {
  const { year, timeZone } = ruling
  return write(
    db,
    'entitlement',
    ruling,
    sql`
    select joined.person_id, joined.leave_type_id,
      round(joined.entitled_minutes * (12 - joined.months_gone) / 12.0)::int as minutes
    from (
      select people.id as person_id, t.id as leave_type_id, t.entitled_minutes, j.day,
        case when j.day <= ${year.firstDay}::date or j.day <= s.day + ${settlingDays}::int then 0
          else extract(year from g.gone) * 12 + extract(month from g.gone) end as months_gone
      from people cross join leave_types t
      cross join lateral (select (people.created_at at time zone ${timeZone})::date as day) j
      cross join lateral (select age(j.day, ${year.firstDay}::date) as gone) g
      left join (select (created_at at time zone ${timeZone})::date as day from institution) s on true
      where ${rulesHold} and ${among(ruling)}
    ) joined
    where joined.day <= ${year.lastDay}::date`,
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
