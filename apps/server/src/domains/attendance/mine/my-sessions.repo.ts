import type { myAttendance } from '@campanile/contract/attendance/my-attendance.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { AttendanceSource, AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { reasonOf } from '../register/register.repo.ts'
import { absenceNotices } from '../review.tables.ts'

export interface MySessionRow {
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  room: string | null
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  markStatus: AttendanceStatus | null
  markSource: AttendanceSource | null
  markedAt: Date | null
  reason: string | null
  refused: boolean
  notice: string | null
  disputeId: string | null
  disputeState: 'open' | 'accepted' | 'declined' | 'withdrawn' | null
  answer: string | null
}

/**
 * Sessions of classes the student is enrolled in, or with a record of the student. Each part uses an index.
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
      where e.student_id = ${studentId} and e.left_at is null) and ${where}`

const selectMine = (db: Database, studentId: string, where: SQL, rest: SQL) =>
  rowsOf<MySessionRow>(
    db,
    sql`
    select it.*, n.reason as notice, d.id as "disputeId", d.state as "disputeState", d.answer,
      case when it."markStatus" is not null
        then ${reasonOf(sql`it."sessionId"`, sql`${studentId}::uuid`)} end as reason,
      it."markStatus" is null and exists (select 1 from attempts t where t.session_id = it."sessionId"
        and t.person_id = ${studentId} and t.outcome = 'refused') as refused
    from (
      select s.id as "sessionId", s.class_id as "classId", c.code as "courseCode", c.title as "courseTitle",
        r.name as room, s.starts_at as "startsAt", s.ends_at as "endsAt", s.status,
        a.status as "markStatus", a.source as "markSource", a.marked_at as "markedAt"
      ${mine(studentId, where)} ${rest}
    ) it
    left join absence_notices n on n.session_id = it."sessionId" and n.student_id = ${studentId}
    left join lateral (select d.id, d.state, d.answer from disputes d
      where d.session_id = it."sessionId" and d.student_id = ${studentId} order by d.id desc limit 1) d on true`,
    ['startsAt', 'endsAt', 'markedAt'],
  )

type Query = ParsedInputOf<typeof myAttendance.listMySessions>

export async function listMySessions(db: Database, studentId: string, query: Query, now: Date) {
  const { when, classId, status } = query
  const where = sql`${when === 'begun' ? sql`s.starts_at <= ${now}` : sql`s.starts_at > ${now}`}
    and ${classId ? sql`s.class_id = ${classId}` : sql`true`}
    and ${status ? sql`a.status = ${status}` : sql`true`}`
  const direction = when === 'begun' ? sql`desc` : sql`asc`
  const rows = await selectMine(
    db,
    studentId,
    where,
    sql`order by s.starts_at ${direction}, s.id ${pageClause(query)}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total ${mine(studentId, where)}`,
  )
  return { rows, total: counted?.total ?? 0 }
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
