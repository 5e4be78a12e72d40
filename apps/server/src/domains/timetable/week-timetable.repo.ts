import type { Named } from '@campanile/contract/timetable/timetable.ts'
import type { TimetableScope } from '@campanile/contract/timetable/timetable-scopes.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { isTaughtBy, namedPeople, teachersOfS } from '#domains/access/session-access.sql.ts'
import { recordedInS } from '#domains/attendance/counted.sql.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { countExpectedAtS, expectedAtS } from '#domains/structure/expected.sql.ts'
import { courses, rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from './timetable.tables.ts'
import type { Slot } from './weekly.rules.ts'

/** The subject of the timetable; the id is that of a room, batch, lecturer or class. */
export type Scope = { scope: 'campus' } | { scope: Exclude<TimetableScope, 'campus'>; id: string }

/** Condition for the sessions `s` of a scope. */
function isOfScopeS(of: Scope): SQL {
  switch (of.scope) {
    case 'campus':
      return sql`true`
    case 'room':
      return sql`s.room_id = ${of.id}`
    case 'batch':
      return sql`exists (select 1 from class_batches b where b.class_id = s.class_id and b.batch_id = ${of.id})`
    case 'lecturer':
      return sql`(s.substitute_id = ${of.id}
        or s.substitute_id is null and ${isTaughtBy(sql`s.class_id`, of.id)})`
    case 'class':
      return sql`s.class_id = ${of.id}`
  }
}

/** The same for exams `e`. */
function isOfScopeE(of: Scope): SQL {
  const inRoomThat = (is: SQL) => sql`exists (select 1 from exam_rooms x where x.exam_id = e.id and ${is})`
  switch (of.scope) {
    case 'campus':
      return sql`true`
    case 'room':
      return inRoomThat(sql`x.room_id = ${of.id}`)
    case 'batch':
      return sql`(e.sitting = 'class' and exists (
        select 1 from class_batches b where b.class_id = e.class_id and b.batch_id = ${of.id}))`
    case 'lecturer':
      return inRoomThat(sql`x.invigilator_id = ${of.id}`)
    case 'class':
      return sql`e.class_id = ${of.id}`
  }
}

const isInS = ({ startsAt, endsAt }: Slot) => sql`s.starts_at >= ${startsAt} and s.starts_at < ${endsAt}`
const isInE = ({ startsAt, endsAt }: Slot) =>
  sql`e.starts_at >= ${startsAt} and e.starts_at < ${endsAt} and e.cancelled_at is null and e.archived_at is null`

const weekSessionRow = {
  id: sessions.id,
  classId: sessions.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  lecturers: pgType.json<Named[]>(),
  covered: pgType.boolean,
  batches: pgType.array(pgType.text),
  roomId: sessions.roomId,
  roomName: nullable(pgType.text),
  roomCapacity: nullable(rooms.capacity),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  plannedStartsAt: sessions.plannedStartsAt,
  changeReason: sessions.changeReason,
  students: pgType.int,
  doubleBooked: pgType.int,
  recorded: pgType.boolean,
  version: sessions.version,
}
export type WeekSessionRow = ShapeRow<typeof weekSessionRow>

/**
 * The sessions of a week, by time. Bookings keep rooms, lecturers and batches from being in two places; students
 * who are enrolled individually can be, so they are counted: each student’s week is gone through once, in order.
 */
export const listWeekSessions = (
  db: Database,
  of: Scope,
  week: Slot,
  limit: number,
): Promise<WeekSessionRow[]> =>
  queryRows(db, weekSessionRow)`
    with shown as materialized (
      select s.* from sessions s join classes k on k.id = s.class_id
      where ${isInS(week)} and ${isOfScopeS(of)} and (k.archived_at is null or s.starts_at < k.archived_at)
      order by s.starts_at, s.id limit ${limit}
    ), theirs as materialized (
      select distinct e.student_id from shown s join enrolments e on e.class_id = s.class_id and e.left_at is null
    ), attended as (
      select e.student_id, s.id, s.starts_at, s.ends_at
      from sessions s
      cross join lateral (select e.student_id from ${expectedAtS}) e
      join theirs on theirs.student_id = e.student_id
      where ${isInS(week)} and s.status <> 'cancelled'
      union all
      select n.student_id, e.id, e.starts_at, e.ends_at
      from exams e
      join enrolments n on n.class_id = e.class_id and n.left_at is null
      join theirs on theirs.student_id = n.student_id
      where ${isInE(week)} and e.sitting = 'class'
    ), overlapping as (
      select id, count(*)::int as students
      from (
        select id, coalesce(max(ends_at) over (own rows between unbounded preceding and 1 preceding) > starts_at, false)
          or coalesce(lead(starts_at) over own < ends_at, false) as doubled
        from attended window own as (partition by student_id order by starts_at, id)
      ) each where doubled group by id
    )
    select s.id, s.class_id, c.code::text as course_code, c.title as course_title,
      ${namedPeople(teachersOfS)} as lecturers,
      s.substitute_id is not null as covered,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches,
      s.room_id, r.name::text as room_name, r.capacity as room_capacity, s.starts_at, s.ends_at, s.status,
      s.planned_starts_at, s.change_reason, ${countExpectedAtS} as students,
      coalesce(o.students, 0) as double_booked, ${recordedInS} as recorded, s.version
    from shown s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    left join overlapping o on o.id = s.id
    order by s.starts_at, c.code, s.id`

const weekExamRow = {
  id: exams.id,
  courseCode: pgType.text,
  title: exams.title,
  rooms: pgType.json<{ id: string; name: string }[]>(),
  startsAt: exams.startsAt,
  endsAt: exams.endsAt,
}

/** The exams of a week that are not cancelled, published or not, by time. */
export const listWeekExams = (db: Database, of: Scope, week: Slot, limit: number) =>
  queryRows(db, weekExamRow)`
    select e.id, c.code::text as course_code, e.title, e.starts_at, e.ends_at,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
        from exam_rooms x join rooms r on r.id = x.room_id where x.exam_id = e.id) as rooms
    from exams e join classes k on k.id = e.class_id join courses c on c.id = k.course_id
    where ${isInE(week)} and ${isOfScopeE(of)}
    order by e.starts_at, c.code, e.id limit ${limit}`

/** Public holidays, and holidays of the terms that overlap these days. */
export const listWeekHolidays = (db: Database, firstDay: string, lastDay: string) =>
  queryRows(db, { name: pgType.text, firstDay: pgType.text, lastDay: pgType.text })`
    select distinct h.name, h.first_day::text as first_day, h.last_day::text as last_day
    from holidays h left join terms t on t.id = h.term_id
    where h.first_day <= ${lastDay}::date and h.last_day >= ${firstDay}::date
      and (h.term_id is null or t.archived_at is null and t.first_day <= ${lastDay}::date
        and t.last_day >= ${firstDay}::date)
    order by first_day, name limit 100`

/** Rooms that are not archived, by name. */
export const listRoomRows = (db: Database, limit: number) =>
  queryRows(db, { id: rooms.id, name: pgType.text, capacity: rooms.capacity })`
    select id, name::text as name, capacity from rooms where archived_at is null
    order by ${inNameOrder(sql`name`)}, id limit ${limit}`

const takenRow = {
  resource: pgType.oneOf(['room', 'lecturer', 'batch', 'students']),
  id: nullable(pgType.uuid),
  name: nullable(pgType.text),
  students: pgType.int,
  courseCode: pgType.text,
  exam: nullable(exams.title),
  startsAt: pgType.instant,
  endsAt: pgType.instant,
}

interface Moving {
  sessionId: string
  classId: string
  lecturerIds: readonly string[]
  batchIds: readonly string[]
}

/**
 * The bookings of any room, of these lecturers and batches, and of single students of the class in a period.
 * A student's sessions with a batch of the class are listed for the batch only.
 */
export const listTaken = (
  db: Database,
  { sessionId, classId, lecturerIds, batchIds }: Moving,
  week: Slot,
  limit: number,
) => queryRows(db, takenRow)`
    select b.resource, b.resource_id as id, coalesce(r.name::text, p.first_name || ' ' || p.last_name, t.code::text)
        as name, 0 as students, c.code::text as course_code, e.title as exam,
      lower(b.during) as starts_at, upper(b.during) as ends_at
    from session_bookings b
    left join sessions s on s.id = b.session_id
    left join exams e on e.id = b.exam_id
    join classes k on k.id = coalesce(s.class_id, e.class_id)
    join courses c on c.id = k.course_id
    left join rooms r on b.resource = 'room' and r.id = b.resource_id
    left join people p on b.resource = 'lecturer' and p.id = b.resource_id
    left join batches t on b.resource = 'batch' and t.id = b.resource_id
    where b.during && tstzrange(${week.startsAt}, ${week.endsAt}) and b.holder_id <> ${sessionId}
      and (b.resource = 'room'
        or b.resource = 'lecturer' and b.resource_id = any(${sql.param(lecturerIds)}::uuid[])
        or b.resource = 'batch' and b.resource_id = any(${sql.param(batchIds)}::uuid[]))
    union all
    select 'students', null, null, count(*)::int, c.code::text, o.exam, o.starts_at, o.ends_at
    from enrolments mine
    join enrolments other on other.student_id = mine.student_id and other.class_id <> mine.class_id
      and other.left_at is null and (other.batch_id is null or other.batch_id <> all(${sql.param(batchIds)}::uuid[]))
    join (
      select s.id, s.class_id, null as exam, s.starts_at, s.ends_at from sessions s
      where ${isInS(week)} and s.status <> 'cancelled' and s.id <> ${sessionId}
      union all
      select e.id, e.class_id, e.title, e.starts_at, e.ends_at from exams e
      where ${isInE(week)} and e.sitting = 'class'
    ) o on o.class_id = other.class_id
    join classes k on k.id = o.class_id and k.archived_at is null
    join courses c on c.id = k.course_id
    where mine.class_id = ${classId} and mine.left_at is null
    group by o.id, c.code, o.exam, o.starts_at, o.ends_at
    order by 7, 1, 3, 5 limit ${limit}`

/** The names of these people and the codes of these batches, in order. */
export const listNotified = async (
  db: Database,
  { lecturerIds, batchIds }: Pick<Moving, 'lecturerIds' | 'batchIds'>,
): Promise<{ lecturers: string[]; batches: string[] }> => {
  const names = await queryRows(db, { kind: pgType.oneOf(['lecturer', 'batch']), name: pgType.text })`
    select 'lecturer' as kind, p.first_name || ' ' || p.last_name as name from people p
      where p.id = any(${sql.param(lecturerIds)}::uuid[])
    union all select 'batch', b.code::text from batches b where b.id = any(${sql.param(batchIds)}::uuid[])
    order by 1, 2`
  const of = (kind: string) => names.filter((it) => it.kind === kind).map(({ name }) => name)
  return { lecturers: of('lecturer'), batches: of('batch') }
}
