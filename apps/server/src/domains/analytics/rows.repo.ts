import type { AnalyticsRecord } from '@campanile/contract/analytics-rows.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { countsAt } from '#domains/attendance/counted.sql.ts'
import { isOwn, ownMinutes } from './counted-marks.sql.ts'
import type { Counts } from './figures.rules.ts'
import { inScope, type Scope, sums } from './scope.sql.ts'

/** What a figure is made of. */
export interface Part {
  scope: Scope
  weekday?: number | undefined
  hour?: number | undefined
  week?: string | undefined
  sessionId?: string | undefined
  studentId?: string | undefined
  status?: string | undefined
}

/** Figures of sessions `f` that a part is made of. */
const ofPart = ({ scope, weekday, hour, week, sessionId }: Part, ...more: SQL[]): SQL =>
  inScope(
    scope,
    ...(weekday === undefined ? [] : [sql`f.weekday = ${weekday}`]),
    ...(hour === undefined ? [] : [sql`f.hour = ${hour}`]),
    ...(week === undefined ? [] : [sql`f.week = ${week}::date`]),
    ...(sessionId === undefined ? [] : [sql`f.session_id = ${sessionId}`]),
    ...more,
  )

export interface SessionRow extends Counts {
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  startsAt: Date
}

/** The newest first, from after the session named. */
export const listSessions = (
  db: Database,
  part: Part,
  { after, limit }: { after: [string, string] | undefined; limit: number },
) => {
  const beyond = after
    ? [sql`(f.starts_at, f.session_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]
    : []
  return rowsOf<SessionRow>(
    db,
    sql`with page as (
      select f.session_id, f.class_id, f.starts_at, 1 as sessions, ${sums} from session_figures f
      where ${ofPart(part, ...beyond)} group by f.session_id, f.class_id, f.starts_at
      order by f.starts_at desc, f.session_id desc limit ${limit})
    select p.session_id as "sessionId", p.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle",
      p.starts_at as "startsAt", p.sessions, p.present, p.late, p.absent, p.excused
    from page p join classes k on k.id = p.class_id join courses c on c.id = k.course_id
    order by p.starts_at desc, p.session_id desc`,
    ['startsAt'],
  )
}

export type RecordRow = Omit<AnalyticsRecord, 'startsAt' | 'markedAt'> & { startsAt: Date; markedAt: Date }

/** The records of those sessions and batches, from after the one named. */
export const listRecords = (
  db: Database,
  part: Part,
  now: Date,
  { after, limit }: { after: [string, string, string] | undefined; limit: number },
) => {
  const { studentId, status } = part
  // Whose marks: the batch of the figure is the batch of the student.
  const where = sql.join(
    [
      ofPart(part),
      countsAt(now, sql`r`),
      ...(studentId ? [sql`r.student_id = ${studentId}`] : []),
      ...(status ? [sql`r.status = ${status}`] : []),
      ...(after
        ? [
            sql`f.starts_at <= ${after[0]}::timestamptz
              and (f.starts_at, f.session_id, r.student_id) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::uuid)`,
          ]
        : []),
    ],
    sql` and `,
  )
  return rowsOf<RecordRow>(
    db,
    sql`with page as (
      select r.*, f.class_id, f.starts_at, case when ${isOwn} then ${ownMinutes} end as minutes
      from session_figures f
      join sessions s on s.id = f.session_id
      join attendance_records r on r.session_id = f.session_id
      left join batch_members m on m.student_id = r.student_id
      left join check_in_windows w on w.session_id = f.session_id
      where m.batch_id is not distinct from f.batch_id and ${where}
      order by f.starts_at desc, f.session_id desc, r.student_id desc limit ${limit})
    select a.session_id as "sessionId", a.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle",
      a.starts_at as "startsAt", a.student_id as "studentId", p.first_name || ' ' || p.last_name as "studentName",
      p.number, a.status, a.source, a.marked_at as "markedAt", a.minutes
    from page a join people p on p.id = a.student_id join classes k on k.id = a.class_id
    join courses c on c.id = k.course_id
    order by a.starts_at desc, a.session_id desc, a.student_id desc`,
    ['startsAt', 'markedAt'],
  )
}
