import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { RoomUseSort, roomUseOperations } from '@campanile/contract/timetable/room-use.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { countRows, hasRows, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { dayOfSql } from '#domains/people/membership.sql.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import { countExpectedAtS, expectedAtSOn } from '#domains/structure/expected.sql.ts'
import { rooms, terms } from '#domains/structure/structure.tables.ts'
import type { Slot } from './weekly.rules.ts'

export const roomExists = (db: Database, roomId: string): Promise<boolean> =>
  hasRows(db)`select 1 from rooms where id = ${roomId}`

const termRow = { id: terms.id, name: terms.name, firstDay: pgType.text, lastDay: pgType.text }
export type UseTerm = ShapeRow<typeof termRow>

/** One term; without an id the current or next one, or else the latest. */
export const findUseTerm = (db: Database, termId: string | undefined, today: string) =>
  queryRow(db, termRow)`
    select id, name, first_day::text as first_day, last_day::text as last_day from terms
    where ${termId ? sql`id = ${termId}` : sql`archived_at is null`}
    order by last_day < ${today}::date, case when last_day >= ${today}::date then first_day end, last_day desc, id
    limit 1`

const localStart = (of: SQL) => sql`(${of}.starts_at at time zone ${institutionZone})`
const localEnd = (of: SQL) => sql`(${of}.ends_at at time zone ${institutionZone})`

/** The teaching days of a term: without its holidays and public ones. */
const teachingDays = ({ id, firstDay, lastDay }: UseTerm): SQL => sql`
  select d::date as day from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') d
  where not exists (
    select 1 from holidays h
    where (h.term_id is null or h.term_id = ${id}) and d::date between h.first_day and h.last_day)`

/** The sessions `s` that take place in rooms on the days of a term: in one, or in all of them. */
const inRoomS = ({ firstDay, lastDay }: UseTerm, roomId?: string): SQL => sql`
  sessions s join classes k on k.id = s.class_id
  where ${roomId ? sql`s.room_id = ${roomId}` : sql`s.room_id is not null`} and s.status <> 'cancelled' and (k.archived_at is null or s.starts_at < k.archived_at)
    and s.starts_at >= ${firstDay}::timestamp at time zone ${institutionZone}
    and s.starts_at < (${lastDay}::date + 1)::timestamp at time zone ${institutionZone}`

/** The exams `e` in rooms `x` on the days of a term: in one, or in all of them. */
const inRoomE = ({ firstDay, lastDay }: UseTerm, roomId?: string): SQL => sql`
  exams e join exam_rooms x on x.exam_id = e.id
  where ${roomId ? sql`x.room_id = ${roomId}` : sql`true`} and e.cancelled_at is null and e.archived_at is null
    and e.starts_at >= ${firstDay}::timestamp at time zone ${institutionZone}
    and e.starts_at < (${lastDay}::date + 1)::timestamp at time zone ${institutionZone}`

/** The minutes `used` of each room by weekday and hour, on the teaching `days` of a term. */
const usedHours = (term: UseTerm, roomId?: string): SQL => sql`
  days as materialized (${teachingDays(term)}),
  taken as (
    select s.room_id, ${localStart(sql`s`)} as begins, ${localEnd(sql`s`)} as ends from ${inRoomS(term, roomId)}
    union all
    select x.room_id, ${localStart(sql`e`)}, ${localEnd(sql`e`)} from ${inRoomE(term, roomId)}
  ),
  used as (
    select t.room_id, extract(isodow from h)::int as weekday, extract(hour from h)::int as hour,
      round(sum(extract(epoch from least(t.ends, h + interval '1 hour') - greatest(t.begins, h)) / 60))::int as minutes
    from taken t
    cross join lateral generate_series(
      date_trunc('hour', t.begins), t.ends - interval '1 microsecond', interval '1 hour') h
    join days on days.day = h::date
    group by 1, 2, 3
  )`

const hourRow = { weekday: pgType.int, hour: pgType.int, used: pgType.int, available: pgType.int }

/**
 * Minutes in use by weekday and hour, without gaps: Monday to Friday, 08:00 to 18:00, extended to the earliest and
 * latest hour and the last weekday in use.
 */
export const listUsedHours = (
  db: Database,
  roomId: string,
  term: UseTerm,
): Promise<ShapeRow<typeof hourRow>[]> =>
  queryRows(db, hourRow)`
    with ${usedHours(term, roomId)},
    listed as (
      select weekday, hour
      from (
        select greatest(5, max(weekday)) as last_day, least(8, min(hour)) as first, greatest(17, max(hour)) as last
        from used) extent
      cross join lateral generate_series(1, extent.last_day) weekday
      cross join lateral generate_series(extent.first, extent.last) hour
    ),
    counted as (select extract(isodow from day)::int as weekday, count(*)::int * 60 as minutes from days group by 1)
    select l.weekday, l.hour, coalesce(used.minutes, 0) as used, coalesce(counted.minutes, 0) as available
    from listed l
    left join used using (weekday, hour)
    left join counted using (weekday)
    order by l.hour, l.weekday limit 168`

const totalsRow = { sessions: pgType.int, students: pgType.int, exams: pgType.int }

/** Sessions and exams in a room in a term, and how many students were expected at the sessions together. */
export const countUse = (db: Database, roomId: string, term: UseTerm) =>
  queryRow(db, totalsRow)`
    select count(*)::int as sessions, coalesce(sum(expected), 0)::int as students,
      (select count(*)::int from ${inRoomE(term, roomId)}) as exams
    from (select ${countExpectedAtS} as expected from ${inRoomS(term, roomId)}) each`

const usedRoomRow = {
  id: rooms.id,
  name: pgType.text,
  capacity: rooms.capacity,
  used: pgType.int,
  available: pgType.int,
  ...totalsRow,
}

const filledShare = sql`students::float8 / nullif(sessions * capacity, 0)`
const useOrders: Record<RoomUseSort, SQL> = {
  '-used': sql`used desc`,
  used: sql`used`,
  '-filled': sql`${filledShare} desc nulls last`,
  filled: sql`${filledShare} nulls last`,
  name: sql`true`,
}

type UseQuery = Pick<
  ParsedInput<typeof roomUseOperations.listRoomUse>,
  'search' | 'sort' | 'page' | 'pageSize'
>

/** The use of all current rooms in a term, as `listUsedHours` and `countUse` have it for one. */
export async function listRoomUse(db: Database, term: UseTerm, query: UseQuery) {
  const isListed = allConditions(
    sql`r.archived_at is null`,
    containsEveryWord(query.search, sql`r.name::text`),
  )
  const rows = await queryRows(db, usedRoomRow)`
    with ${usedHours(term)},
    -- With the day, which would take long to compute for each student.
    held as materialized (
      select s.room_id, s.class_id, ${dayOfSql(sql`s.starts_at`)} as day from ${inRoomS(term)}),
    listed as (
      select r.id, r.name, r.capacity, coalesce(u.minutes, 0)::int as used,
        (select count(*)::int * 600 from days where extract(isodow from day) <= 5) as available,
        coalesce(n.sessions, 0) as sessions, coalesce(f.students, 0) as students, coalesce(x.exams, 0) as exams
      from rooms r
      left join (
        select room_id, sum(minutes) as minutes from used
        where weekday <= 5 and hour >= 8 and hour < 18 group by room_id) u on u.room_id = r.id
      left join (select room_id, count(*)::int as sessions from held group by room_id) n on n.room_id = r.id
      left join (
        select s.room_id, count(*)::int as students
        from held s cross join lateral (select 1 from ${expectedAtSOn(sql`s.day`)}) expected group by s.room_id) f on f.room_id = r.id
      left join (select x.room_id, count(*)::int as exams from ${inRoomE(term)} group by x.room_id) x
        on x.room_id = r.id
      where ${isListed}
    )
    select id, name::text as name, capacity, used, available, sessions, students, exams
    from listed order by ${useOrders[query.sort]}, ${inNameOrder(sql`name`)}, id ${pageClause(query)}`
  return { rows, total: await countRows(db)`from rooms r where ${isListed}` }
}

interface Busy {
  courseCode: string
  exam: string | null
  startsAt: string
  endsAt: string
}

const roomRow = {
  id: rooms.id,
  name: pgType.text,
  capacity: rooms.capacity,
  hasNetwork: pgType.boolean,
  hasLocation: pgType.boolean,
  busy: pgType.json<Busy[]>(),
}

interface Wish {
  seats: number
  network: boolean
  location: boolean
}

/** Rooms that meet the requirements, with their bookings in a period; those with the fewest seats first. */
export const listSuitableRooms = (
  db: Database,
  { seats, network, location }: Wish,
  during: Slot,
  limit: number,
) =>
  queryRows(db, roomRow)`
    select r.id, r.name::text as name, r.capacity, r.network is not null as has_network,
      r.latitude is not null as has_location,
      (select coalesce(json_agg(json_build_object('courseCode', c.code, 'exam', e.title,
          'startsAt', lower(b.during), 'endsAt', upper(b.during)) order by lower(b.during)), '[]')
        from session_bookings b
        left join sessions s on s.id = b.session_id
        left join exams e on e.id = b.exam_id
        join classes k on k.id = coalesce(s.class_id, e.class_id)
        join courses c on c.id = k.course_id
        where b.resource = 'room' and b.resource_id = r.id
          and b.during && tstzrange(${during.startsAt}, ${during.endsAt})) as busy
    from rooms r
    where r.archived_at is null and r.capacity >= ${seats}
      and (not ${network}::boolean or r.network is not null)
      and (not ${location}::boolean or r.latitude is not null)
    order by r.capacity, ${inNameOrder(sql`r.name`)}, r.id limit ${limit}`
