import type { PresenceState } from '@campanile/contract/staff-attendance/staff-board.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrder, searchable } from '#domains/people/people.sql.ts'
import type { StaffPersonRow } from './shifts.repo.ts'
import {
  dayColumns,
  dayInstants,
  dayPlaces,
  isExpected,
  isStaff,
  personColumns,
  shiftOfDay,
} from './staff-day.sql.ts'
import type { DayRow } from './staff-days.repo.ts'

interface StaffFilter {
  search: string
  role?: string | undefined
}

interface StaffQuery extends StaffFilter {
  page: number
  pageSize: number
}

interface DayQuery extends StaffFilter {
  date: string
  timeZone: string
  now: Date
}

interface BoardQuery extends DayQuery, StaffQuery {
  state?: PresenceState | 'late' | undefined
}

export interface BoardRow extends StaffPersonRow, Omit<DayRow, 'date' | 'version'> {
  state: PresenceState
  startsAt: string | null
  endsAt: string | null
  graceMinutes: number | null
  expected: boolean
  /** Null when nothing is recorded. */
  version: number | null
}

/** Conditions for the search and the role, combined with those of a board or calendar. */
export function narrowed({ search, role }: StaffFilter, ...more: SQL[]): SQL {
  const conditions = [
    isStaff,
    everyWordIn(search, searchable),
    ...(role ? [sql`people.role = ${role}`] : []),
    ...more,
  ]
  return sql.join(conditions, sql` and `)
}

export const inName = sql.join(nameOrder, sql`, `)

/** People who are active now, or were on that day. */
const atWork = sql`(people.archived_at is null and people.is_active)`

/** When a person is due; leave at the start of a shift makes it later. */
const dueAt = sql`coalesce((
    select max((it ->> 'to')::int) * interval '1 minute' from jsonb_array_elements(d.leave_times) it
    where (it ->> 'from')::int * interval '1 minute' <= shift.starts_at::interval
      and (it ->> 'to')::int * interval '1 minute' > shift.starts_at::interval
  ), shift.starts_at::interval)`

/** Everyone with staff days on one day, with their state. */
const board = (query: DayQuery) => sql`
  select ${personColumns}, ${dayColumns}, ${isExpected(query.date, query.timeZone)} as expected,
    to_char(shift.starts_at, 'HH24:MI') as "startsAt", to_char(shift.ends_at, 'HH24:MI') as "endsAt",
    shift.grace_minutes as "graceMinutes", row_number() over (order by ${inName}, people.id) as place,
    case
      when d.on_leave or d.status = 'on-leave' then 'on-leave'
      when d.in_at is not null and d.out_at is null then 'in'
      when d.in_at is not null or d.status in ('present', 'late', 'half-day') then 'left'
      when d.status = 'absent' then 'absent'
      when not ${isExpected(query.date, query.timeZone)} then 'off'
      when (${query.now}::timestamptz at time zone ${query.timeZone})
        > ${query.date}::date + ${dueAt} + make_interval(mins => shift.grace_minutes) then 'missing'
      else 'due'
    end as state
  from people
  left join staff_days d on d.person_id = people.id and d.date = ${query.date}::date ${dayPlaces}
  ${shiftOfDay(query.date)}
  where ${narrowed(query, sql`(${atWork} or d.person_id is not null)`)}`

const ofState = ({ state }: BoardQuery) => {
  if (!state) return sql`true`
  return state === 'late' ? sql`board.status = 'late'` : sql`board.state = ${state}`
}

export const listBoard = (db: Database, query: BoardQuery) =>
  rowsOf<BoardRow>(
    db,
    sql`select * from (${board(query)}) board where ${ofState(query)}
    order by place ${pageClause(query)}`,
    [...dayInstants],
  )

export interface StateCount {
  state: PresenceState
  count: number
  late: number
}

/** The number of people in each state, regardless of the state filter. */
export const countBoard = (db: Database, query: DayQuery) =>
  rowsOf<StateCount>(
    db,
    sql`select state, count(*)::int as count, (count(*) filter (where status = 'late'))::int as late
    from (${board(query)}) board group by state`,
  )

/** A page of people with staff days. */
export async function listStaff(db: Database, query: StaffQuery) {
  const where = narrowed(query, atWork)
  const rows = await rowsOf<StaffPersonRow>(
    db,
    sql`select ${personColumns} from people where ${where} order by ${inName}, people.id
    ${pageClause(query)}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from people where ${where}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** Earlier days with a check-in but no check-out, newest first. */
export async function listForgotten(db: Database, query: StaffQuery & { today: string }) {
  const from = sql`from staff_days d join people on people.id = d.person_id ${dayPlaces}
    where d.in_at is not null and d.out_at is null and d.date < ${query.today}::date and ${narrowed(query)}`
  const rows = await rowsOf<StaffPersonRow & DayRow>(
    db,
    sql`select ${personColumns}, d.date::text as date, ${dayColumns} ${from}
    order by d.date desc, ${inName}, people.id
    ${pageClause(query)}`,
    [...dayInstants],
  )
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${from}`)
  return { rows, total: counted?.total ?? 0 }
}
