import type { studentAttendance as contract } from '@campanile/contract/attendance/student-attendance.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { Named } from '@campanile/contract/timetable/timetable.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWord, pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { lecturersOfClass, namedPeople, taughtClasses } from '#domains/access/session-access.sql.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { nameOrderOfP, nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { isCurrentTermT } from '#domains/structure/current-term.sql.ts'
import { countExpectedAtS } from '#domains/structure/expected.sql.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { attendanceChanges, attendanceRecords } from '../attendance.tables.ts'
import { countStatuses, countsAt } from '../counted.sql.ts'
import { shownSource, sourceOfRecord } from '../record-source.sql.ts'
import { recordReason } from '../records/record-changes.repo.ts'

type Input<K extends keyof typeof contract> = ParsedInput<(typeof contract)[K]>

/** Written exactly like the index people_search, so that the index is used. */
const searchableOfP = sql`(p.first_name || ' ' || p.last_name || ' ' || p.email::text || ' ' || coalesce(p.number, ''))`

const matchingClasses = (it: string) => sql`select k.id from classes k join courses c on c.id = k.course_id
  where c.code::text ilike ${it} or c.title ilike ${it}`
const matchingStudents = (it: string) => sql`select p.id from people p where ${searchableOfP} ilike ${it}`

/** From the start of `from` to the end of `to`, in the institution's time zone. */
const within = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
) => sql`
  ${from ? sql`s.starts_at >= ${from}::date::timestamp at time zone ${timeZone}` : sql`true`}
  and ${to ? sql`s.starts_at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql`true`}`

const whoShape = {
  studentId: people.id,
  ...nameShape,
}
const whatShape = {
  sessionId: sessions.id,
  ...sessionShape,
}
const whoColumns = sql`p.id as student_id, p.first_name, p.last_name, p.number, p.profile_image`
const whatColumns = sql`s.id as session_id, c.code as course_code, c.title as course_title, r.name as room,
  s.starts_at, s.ends_at`

const recordRow = {
  ...whoShape,
  ...whatShape,
  email: pgType.text,
  status: attendanceRecords.status,
  source: shownSource,
  markedAt: attendanceRecords.markedAt,
  version: attendanceRecords.version,
  markedBy: nullable(pgType.text),
  reason: nullable(pgType.text),
}
export type RecordRow = ShapeRow<typeof recordRow>
export type RecordFilters = Omit<Input<'listAttendanceRecords'>, 'page' | 'pageSize' | 'sort'>

const records = (where: SQL) => sql`
  from attendance_records a
  join sessions s on s.id = a.session_id
  join people p on p.id = a.student_id
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  left join rooms r on r.id = s.room_id
  left join people m on m.id = a.marked_by
  where ${where}`

export const narrowed = (
  { search, studentId, sessionId, status, source, ...days }: RecordFilters,
  timeZone: string,
) =>
  sql`${within(days, timeZone)} and ${isMemberAtS(sql`a.student_id`)}
    and ${studentId ? sql`a.student_id = ${studentId}` : sql`true`}
    and ${sessionId ? sql`a.session_id = ${sessionId}` : sql`true`}
    and ${status ? sql`a.status = ${status}` : sql`true`}
    and ${source ? sql`${sourceOfRecord(sql`a`)} = ${source}` : sql`true`}
    and ${everyWord(
      search,
      (it) => sql`a.student_id in (${matchingStudents(it)}) or s.class_id in (${matchingClasses(it)})`,
    )}`

const orders = {
  startsAt: sql`s.starts_at asc, a.session_id, a.student_id`,
  '-startsAt': sql`s.starts_at desc, a.session_id, a.student_id`,
  markedAt: sql`a.marked_at asc, a.session_id, a.student_id`,
  '-markedAt': sql`a.marked_at desc, a.session_id, a.student_id`,
}

export const selectRecords = (db: Database, where: SQL, rest: SQL) =>
  queryRows(db, recordRow)`
    select ${whoColumns}, ${whatColumns}, p.email::text as email, a.status, ${sourceOfRecord(sql`a`)} as source, a.marked_at, a.version,
      m.first_name || ' ' || m.last_name as marked_by,
      ${recordReason(sql`a.session_id`, sql`a.student_id`)} as reason
    ${records(where)} ${rest}`

interface RecordScope {
  timeZone: string
  /** Only records of the classes that this lecturer teaches; all of them, if omitted. */
  lecturerId?: string | undefined
}

export async function listRecords(
  db: Database,
  query: Input<'listAttendanceRecords'>,
  { timeZone, lecturerId }: RecordScope,
) {
  const where = sql`${narrowed(query, timeZone)}
    and ${lecturerId ? sql`s.class_id in (${taughtClasses(lecturerId)})` : sql`true`}`
  const rows = await selectRecords(db, where, sql`order by ${orders[query.sort]} ${pageClause(query)}`)
  const total = await countRows(
    db,
  )`from attendance_records a join sessions s on s.id = a.session_id where ${where}`
  return { rows, total }
}

export async function findRecordView(db: Database, sessionId: string, studentId: string) {
  const [row] = await selectRecords(
    db,
    sql`a.session_id = ${sessionId} and a.student_id = ${studentId}`,
    sql``,
  )
  return row
}

const totalsRow = {
  ...whoShape,
  email: pgType.text,
  batch: nullable(pgType.text),
  present: pgType.int,
  late: pgType.int,
  absent: pgType.int,
  excused: pgType.int,
}
export type TotalsRow = ShapeRow<typeof totalsRow>

interface Moment {
  now: Date
  today: string
}

/** Totals of the current terms. They are computed only for the rows of this page. */
const selectTotals = (db: Database, { now, today }: Moment, where: SQL, rest: SQL) =>
  queryRows(db, totalsRow)`
    select ${whoColumns}, p.email::text as email, b.code::text as batch, totals.*
    from (select p.* from people p where p.role = 'student' and p.archived_at is null and ${where} ${rest}) p
    left join batch_members bm on bm.student_id = p.id
    left join batches b on b.id = bm.batch_id
    cross join lateral (
      select ${countStatuses(sql`a`)}
      from attendance_records a join sessions s on s.id = a.session_id and s.status <> 'cancelled'
      join classes k on k.id = s.class_id join terms t on t.id = k.term_id and ${isCurrentTermT(today)}
      where a.student_id = p.id and ${countsAt(now, sql`a`)}) totals
    order by ${nameOrderOfP}`

export async function listTotals(db: Database, query: Input<'listStudentTotals'>, moment: Moment) {
  const where = everyWord(query.search, (it) => sql`${searchableOfP} ilike ${it}`)
  const rows = await selectTotals(db, moment, where, sql`order by ${nameOrderOfP} ${pageClause(query)}`)
  const total = await countRows(db)`from people p
      where p.role = 'student' and p.archived_at is null and ${where}`
  return { rows, total }
}

export async function findTotals(
  db: Database,
  studentId: string,
  moment: Moment,
): Promise<TotalsRow | undefined> {
  const [row] = await selectTotals(db, moment, sql`p.id = ${studentId}`, sql``)
  return row
}

const sessionRow = {
  ...whatShape,
  classId: sessions.classId,
  room: nullable(pgType.json<Named>()),
  status: sessions.status,
  lecturers: pgType.json<Named[]>(),
  enrolled: pgType.int,
  attending: pgType.int,
  excused: pgType.int,
  marked: pgType.int,
}

const lecturing = (
  it: string,
) => sql`exists (select 1 from class_lecturers l join people p on p.id = l.lecturer_id
  where l.class_id = s.class_id and p.first_name || ' ' || p.last_name ilike ${it})`

export async function listSessions(db: Database, query: Input<'findSessions'>, now: Date, timeZone: string) {
  const from = sql`
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    where s.starts_at <= ${now} and ${within(query, timeZone)} and ${everyWord(
      query.search,
      (it) =>
        sql`c.code::text ilike ${it} or c.title ilike ${it} or r.name::text ilike ${it} or ${lecturing(it)}`,
    )}`
  return queryPage(db, sessionRow, {
    rows: sql`
    select s.id as session_id, s.class_id, c.code as course_code, c.title as course_title, s.starts_at, s.ends_at,
      s.status,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as room,
      ${namedPeople(sql`(${lecturersOfClass(sql`s.class_id`)})`)} as lecturers,
      ${countExpectedAtS} as enrolled,
      (select count(*)::int from attendance_records a where a.session_id = s.id and a.status in ('present', 'late')
        and ${isMemberAtS(sql`a.student_id`)})
        as attending,
      (select count(*)::int from attendance_records a where a.session_id = s.id and a.status = 'excused'
        and ${isMemberAtS(sql`a.student_id`)})
        as excused,
      (select count(*)::int from attendance_records a
        where a.session_id = s.id and ${isMemberAtS(sql`a.student_id`)}) as marked
    ${from} order by s.starts_at desc, s.id`,
    count: from,
    page: query,
  })
}

/** A student on a session's register, with or without a record. */
export const findEnrolment = (db: Database, sessionId: string, studentId: string) =>
  queryRow(db, { ...whoShape, ...whatShape })`
    select ${whoColumns}, ${whatColumns}
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    join people p on p.id = ${studentId}
    left join rooms r on r.id = s.room_id
    where s.id = ${sessionId} and ${isMemberAtS(sql`p.id`)} and (
      exists (select 1 from enrolments e where e.class_id = s.class_id and e.student_id = p.id and e.left_at is null)
      or exists (select 1 from attendance_records a where a.session_id = s.id and a.student_id = p.id))`

const changeRow = {
  id: attendanceChanges.id,
  at: attendanceChanges.at,
  by: pgType.text,
  before: attendanceChanges.beforeStatus,
  after: attendanceChanges.afterStatus,
  reason: attendanceChanges.reason,
  undoneAt: attendanceChanges.undoneAt,
}

/** Maximum changes shown for one record. */
const maxChanges = 100

export const listChanges = (db: Database, sessionId: string, studentId: string) =>
  queryRows(db, changeRow)`
    select h.id, h.at, p.first_name || ' ' || p.last_name as by, h.before_status as before,
      h.after_status as after, h.reason, h.undone_at
    from attendance_changes h join people p on p.id = h.by
    where h.session_id = ${sessionId} and h.student_id = ${studentId}
    order by h.id desc limit ${maxChanges}`
