import type { myAttendance } from '@campanile/contract/attendance/my-attendance.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { attendanceRecords } from '../attendance.tables.ts'
import { shownSource, sourceOfRecord } from '../record-source.sql.ts'
import { recordReason } from '../records/record-changes.repo.ts'
import { absenceNotices, disputes } from '../review.tables.ts'

const mySessionRow = {
  sessionId: sessions.id,
  classId: sessions.classId,
  ...sessionShape,
  status: sessions.status,
  markStatus: nullable(attendanceRecords.status),
  markSource: nullable(shownSource),
  markedAt: nullable(attendanceRecords.markedAt),
  notice: nullable(absenceNotices.reason),
  disputeId: nullable(disputes.id),
  disputeState: nullable(disputes.state),
  answer: disputes.answer,
  reason: nullable(pgType.text),
  refused: pgType.boolean,
}
export type MySessionRow = ShapeRow<typeof mySessionRow>

/**
 * Sessions of classes the student is enrolled in, or with a record of the student, while they are with the
 * institution. Each part uses an index.
 */
const mine = (studentId: string, where: SQL) => sql`
  from sessions s
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  left join rooms r on r.id = s.room_id
  left join attendance_records a on a.session_id = s.id and a.student_id = ${studentId}
  where s.id in (
    select m.session_id from attendance_records m where m.student_id = ${studentId}
    union select i.id from enrolments e join sessions i on i.class_id = e.class_id
      where e.student_id = ${studentId} and e.left_at is null)
    and ${isMemberAtS(sql`${studentId}`)} and ${where}`

const selectMine = (db: Database, studentId: string, where: SQL, rest: SQL) =>
  queryRows(db, mySessionRow)`
    select it.*, n.reason as notice, d.id as dispute_id, d.state as dispute_state, d.answer,
      case when it.mark_status is not null
        then ${recordReason(sql`it.session_id`, sql`${studentId}::uuid`)} end as reason,
      it.mark_status is null and exists (select 1 from attempts t where t.session_id = it.session_id
        and t.person_id = ${studentId} and t.outcome = 'refused') as refused
    from (
      select s.id as session_id, s.class_id, c.code as course_code, c.title as course_title,
        r.name as room, s.starts_at, s.ends_at, s.status,
        a.status as mark_status, ${sourceOfRecord(sql`a`)} as mark_source, a.marked_at
      ${mine(studentId, where)} ${rest}
    ) it
    left join absence_notices n on n.session_id = it.session_id and n.student_id = ${studentId}
    left join lateral (select d.id, d.state, d.answer from disputes d
      where d.session_id = it.session_id and d.student_id = ${studentId} order by d.id desc limit 1) d on true`

type Query = ParsedInput<typeof myAttendance.listMySessions>

export async function listMySessions(db: Database, studentId: string, query: Query, now: Date) {
  const { when, classId, status, sessionId } = query
  const time = when === 'begun' ? sql`s.starts_at <= ${now}` : sql`s.starts_at > ${now}`
  const where = sql`${sessionId ? sql`s.id = ${sessionId}` : time}
    and ${classId ? sql`s.class_id = ${classId}` : sql`true`}
    and ${status ? sql`a.status = ${status}` : sql`true`}`
  const direction = when === 'begun' ? sql`desc` : sql`asc`
  const rows = await selectMine(
    db,
    studentId,
    where,
    sql`order by s.starts_at ${direction}, s.id ${pageClause(query)}`,
  )
  const total = await countRows(db)`${mine(studentId, where)}`
  return { rows, total }
}

export async function findMySession(db: Database, studentId: string, sessionId: string) {
  const [row] = await selectMine(db, studentId, sql`s.id = ${sessionId}`, sql``)
  return row
}

export const putNotice = (db: Database, row: typeof absenceNotices.$inferInsert) =>
  db
    .insert(absenceNotices)
    .values(row)
    .onConflictDoUpdate({
      target: [absenceNotices.sessionId, absenceNotices.studentId],
      set: { reason: row.reason, givenAt: row.givenAt },
    })

export async function deleteNotice(db: Database, sessionId: string, studentId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(absenceNotices)
    .where(and(eq(absenceNotices.sessionId, sessionId), eq(absenceNotices.studentId, studentId)))
  return rowCount === 1
}
