import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { isTaughtBy, lecturersOfClass, runnersOfS, teachersOfS } from './session-access.sql.ts'

export interface SessionHead {
  id: string
  classId: string
  courseCode: string
  courseTitle: string
  room: string | null
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  /** Names of the people who teach the session. */
  lecturers: string[]
  /** People who run the session: every lecturer of the class, and the substitute. */
  lecturerIds: string[]
  batches: string[]
}

export async function findSession(db: Database, sessionId: string): Promise<SessionHead | undefined> {
  const [row] = await rowsOf<SessionHead>(
    db,
    sql`
    select s.id, s.class_id as "classId", c.code as "courseCode", c.title as "courseTitle", r.name as room,
      s.starts_at as "startsAt", s.ends_at as "endsAt", s.status,
      array(select p.first_name || ' ' || p.last_name from people p where p.id in ${teachersOfS} order by ${nameOrderOfP}) as lecturers,
      ${runnersOfS} as "lecturerIds",
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    where s.id = ${sessionId}`,
    ['startsAt', 'endsAt'],
  )
  return row
}

async function idsOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, query)
  return rows.map(({ id }) => id)
}

/** Everyone who runs at least one of these sessions, without duplicates. */
export const listRunners = (db: Database, sessionIds: readonly string[]): Promise<string[]> =>
  idsOf(
    db,
    sql`select distinct unnest(${runnersOfS}) as id from sessions s
      where s.id = any(${sql.param(sessionIds)}::uuid[])`,
  )

/** The lecturers who teach a class now. */
export const listClassLecturers = (db: Database, classId: string): Promise<string[]> =>
  idsOf(db, sql`select lecturer_id as id from (${lecturersOfClass(sql`${classId}::uuid`)}) l`)

/** Whether a student is in a class the lecturer teaches, or in the class of a session they cover. */
export async function isOnRegisterOf(db: Database, lecturerId: string, studentId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from enrolments e
      where e.student_id = ${studentId} and e.left_at is null and (${isTaughtBy(sql`e.class_id`, lecturerId)}
        or exists (select 1 from sessions s where s.class_id = e.class_id and s.substitute_id = ${lecturerId}))
      limit 1`,
  )
  return rows.length > 0
}
