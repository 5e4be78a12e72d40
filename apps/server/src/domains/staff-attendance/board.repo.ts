import { type PresenceState, presenceStates } from '@campanile/contract/staff-attendance/staff-board.ts'
import { presentStates } from '@campanile/contract/staff-attendance/staff-figures.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRows, type ShapeRow } from '#db/rows.ts'
import { isMemberOnSql } from '#domains/people/membership.sql.ts'
import { nameOrder, nameShape, searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffPersonRow } from './shifts.repo.ts'
import { shiftRules } from './staff-attendance.tables.ts'
import {
  dayColumns,
  dayPlaces,
  dayShape,
  isExpected,
  isMemberOnDay,
  isStaff,
  optionalDayShape,
  personColumns,
  shiftOfDay,
} from './staff-day.sql.ts'

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

const boardRow = {
  ...staffPersonRow,
  ...optionalDayShape,
  expected: pgType.boolean,
  startsAt: nullable(pgType.text),
  endsAt: nullable(pgType.text),
  graceMinutes: nullable(shiftRules.graceMinutes),
  state: pgType.oneOf(presenceStates),
  /** By name. */
  place: pgType.bigint,
}
export type BoardRow = ShapeRow<typeof boardRow>

/** Conditions for the search and the role, combined with those of a board or calendar. */
export function narrowed({ search, role }: StaffFilter, ...more: SQL[]): SQL {
  return allConditions(
    isStaff,
    containsEveryWord(search, searchable),
    role && sql`people.role = ${role}`,
    ...more,
  )
}

export const inName = sql.join(nameOrder, sql`, `)

const isEnabled = sql`(people.archived_at is null and people.is_active)`

/** When a person is due; leave at the start of a shift makes it later. */
const dueAt = sql`coalesce((
    select max((it ->> 'to')::int) * interval '1 minute' from jsonb_array_elements(d.leave_times) it
    where (it ->> 'from')::int * interval '1 minute' <= shift.starts_at::interval
      and (it ->> 'to')::int * interval '1 minute' > shift.starts_at::interval
  ), shift.starts_at::interval)`

/**
 * Everyone with staff days who is with the institution on a day, with their state. People whose accounts were
 * disabled since are on it if something was recorded.
 */
const board = (query: DayQuery) => sql`
  select ${personColumns}, ${dayColumns}, ${isExpected(query.date)} as expected,
    to_char(shift.starts_at, 'HH24:MI') as starts_at, to_char(shift.ends_at, 'HH24:MI') as ends_at,
    shift.grace_minutes, row_number() over (order by ${inName}, people.id) as place,
    case
      when d.on_leave or d.status = 'on-leave' then 'on-leave'
      when d.in_at is not null and d.out_at is null then 'in'
      when d.in_at is not null or d.status in ('present', 'late', 'half-day') then 'left'
      when d.status = 'absent' then 'absent'
      when not ${isExpected(query.date)} then 'off'
      when (${query.now}::timestamptz at time zone ${query.timeZone})
        > ${query.date}::date + ${dueAt} + make_interval(mins => shift.grace_minutes) then 'missing'
      else 'due'
    end as state
  from people
  left join staff_days d on d.person_id = people.id and d.date = ${query.date}::date ${dayPlaces}
  ${shiftOfDay(query.date)}
  where ${narrowed(query, isMemberOnDay(query.date), sql`(${isEnabled} or d.person_id is not null)`)}`

/** Late people are among those present, so somebody on leave is not late. */
const isLate = sql`(board.status = 'late' and board.state = any(${sql.param([...presentStates])}::text[]))`

const ofState = ({ state }: BoardQuery) => {
  if (!state) return sql`true`
  return state === 'late' ? isLate : sql`board.state = ${state}`
}

export const listBoard = (db: Database, query: BoardQuery) =>
  queryRows(db, boardRow)`select * from (${board(query)}) board where ${ofState(query)}
    order by place ${pageClause(query)}`

const stateCountRow = {
  state: pgType.oneOf(presenceStates),
  count: pgType.int,
  late: pgType.int,
}
export type StateCount = ShapeRow<typeof stateCountRow>

/** The number of people in each state, regardless of the state filter. */
export const countBoard = (db: Database, query: DayQuery) =>
  queryRows(
    db,
    stateCountRow,
  )`select state, count(*)::int as count, (count(*) filter (where ${isLate}))::int as late
    from (${board(query)}) board group by state`

/** A page of people with staff days who are with the institution on some day of a period. */
export async function listStaff(db: Database, query: StaffQuery, { from, to }: { from: string; to: string }) {
  const during = sql`people.starts_on <= ${to}::date and (people.ends_on is null or people.ends_on >= ${from}::date)`
  const where = narrowed(query, isEnabled, during)
  return queryPage(db, staffPersonRow, {
    rows: sql`select ${personColumns} from people where ${where} order by ${inName}, people.id`,
    count: sql`from people where ${where}`,
    page: query,
  })
}

/** Earlier days with a check-in but no check-out, newest first. */
export async function listForgotten(db: Database, query: StaffQuery & { today: string }) {
  const from = sql`from staff_days d join people on people.id = d.person_id ${dayPlaces}
    where d.in_at is not null and d.out_at is null and d.date < ${query.today}::date
      and ${isMemberOnSql(sql`people`, sql`d.date`)} and ${narrowed(query)}`
  return queryPage(
    db,
    {
      personId: people.id,
      ...nameShape,
      role: people.role,
      employmentType: people.employmentType,
      date: pgType.text,
      ...dayShape,
    },
    {
      rows: sql`select ${personColumns}, d.date::text as date, ${dayColumns} ${from}
    order by d.date desc, ${inName}, people.id`,
      count: from,
      page: query,
    },
  )
}
