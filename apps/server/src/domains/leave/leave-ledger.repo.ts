import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { LeaveYear } from './leave-year.rules.ts'

// What a ledger says by the rules, written by statements over any number of people: done twice, they change nothing.

/** Days after the set-up within which people who are entered worked here before. */
const settlingDays = 30

export interface Ruling {
  year: LeaveYear
  /** Null: everybody. */
  personIds: readonly string[] | null
  timeZone: string
  today: string
  now: Date
}

const rulesHold = sql`people.is_active and people.archived_at is null and t.archived_at is null
  and t.entitled_minutes is not null and people.role = any(t.roles)`

const among = ({ personIds }: Ruling): SQL =>
  personIds ? sql`people.id = any(${sql.param(personIds)}::uuid[])` : sql`true`

const upsert = (source: SQL) => sql`
  insert into leave_ledger (id, person_id, leave_type_id, year, kind, minutes, at) ${source}
  on conflict (person_id, leave_type_id, year, kind) where kind in ('entitlement', 'carry-over', 'expiry')
  do update set minutes = excluded.minutes, at = excluded.at where leave_ledger.minutes <> excluded.minutes`

/** An entry that was never needed is left out. */
const unlessNothing = (ruling: Ruling, kind: string) => sql`(ruled.minutes <> 0 or exists (
  select 1 from leave_ledger l where l.person_id = ruled.person_id and l.leave_type_id = ruled.leave_type_id
    and l.year = ${ruling.year.year} and l.kind = ${kind}))`

/**
 * A year's entitlement for everybody whom a type is for. Who joined within the year gets a twelfth for each month
 * that was left, the begun one included; who was entered within 30 days of the set-up worked here before.
 */
export const writeEntitlements = (db: Database, ruling: Ruling) => {
  const { year, timeZone, now } = ruling
  return db.execute(
    upsert(sql`
    select gen_random_uuid(), joined.id, joined.leave_type_id, ${year.year}::int, 'entitlement',
      round(joined.entitled_minutes * joined.months / 12.0)::int, ${now}::timestamptz
    from (
      select people.id, t.id as leave_type_id, t.entitled_minutes, j.day,
        case when j.day <= ${year.firstDay}::date or j.day <= s.day + ${settlingDays}::int then 12
          else 12 - extract(year from age(j.day, ${year.firstDay}::date)) * 12
            - extract(month from age(j.day, ${year.firstDay}::date)) end as months
      from people cross join leave_types t
      cross join lateral (select (people.created_at at time zone ${timeZone})::date as day) j
      left join (select (created_at at time zone ${timeZone})::date as day from institution) s on true
      where ${rulesHold} and ${among(ruling)}
    ) joined
    where joined.day <= ${year.lastDay}::date`),
  )
}

/** What the year before left over, as far as its type carries it; what waits for a decision there is kept for it. */
export const writeCarryOvers = (db: Database, ruling: Ruling & { before: LeaveYear }) => {
  const { year, before, now } = ruling
  return db.execute(
    upsert(sql`
    select gen_random_uuid(), ruled.person_id, ruled.leave_type_id, ${year.year}::int, 'carry-over', ruled.minutes,
      ${now}::timestamptz
    from (
      select people.id as person_id, t.id as leave_type_id,
        greatest(0, least(t.carry_over_minutes, sum(l.minutes)::int - coalesce((
          select sum(d.minutes)::int from leave_requests r join leave_request_days d on d.request_id = r.id
          where r.person_id = people.id and r.leave_type_id = t.id and r.status = 'pending'
            and d.date between ${before.firstDay}::date and ${before.lastDay}::date
        ), 0))) as minutes
      from leave_ledger l join people on people.id = l.person_id join leave_types t on t.id = l.leave_type_id
      where l.year = ${before.year} and ${rulesHold} and ${among(ruling)}
      group by people.id, t.id
    ) ruled
    where ${unlessNothing(ruling, 'carry-over')}`),
  )
}

/** The last day of carried-over leave, where `leave_types` is read as `t`. */
export const carriedUntil = ({ firstDay }: LeaveYear) =>
  sql`(${firstDay}::date + make_interval(months => t.carry_over_months) - interval '1 day')::date`

/** What was carried over and not taken, nor asked for, by its last day. */
export const writeExpiries = (db: Database, ruling: Ruling) => {
  const { year, now, today } = ruling
  return db.execute(
    upsert(sql`
    select gen_random_uuid(), ruled.person_id, ruled.leave_type_id, ${year.year}::int, 'expiry', ruled.minutes,
      ${now}::timestamptz
    from (
      select people.id as person_id, t.id as leave_type_id,
        -greatest(0, l.minutes - coalesce((
          select sum(d.minutes)::int from leave_requests r join leave_request_days d on d.request_id = r.id
          where r.person_id = people.id and r.leave_type_id = t.id and r.status in ('pending', 'approved')
            and d.date between ${year.firstDay}::date and ${carriedUntil(year)}
        ), 0)) as minutes
      from leave_ledger l join people on people.id = l.person_id join leave_types t on t.id = l.leave_type_id
      where l.year = ${year.year} and l.kind = 'carry-over' and ${among(ruling)}
        and ${carriedUntil(year)} < least(${today}::date, ${year.lastDay}::date)
    ) ruled
    where ${unlessNothing(ruling, 'expiry')}`),
  )
}
