import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { notNull, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { nameOrderOfP, nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { attempts, attendanceRecords, checkInWindows } from '../attendance.tables.ts'
import { countsOnDayOfS, countTally } from '../counted.sql.ts'
import { shownSource, sourceOfRecord } from '../record-source.sql.ts'
import { recordReason } from '../records/record-changes.repo.ts'
import { absenceNotices } from '../review.tables.ts'

export type WindowRow = typeof checkInWindows.$inferSelect

export async function findWindow(db: Database, sessionId: string): Promise<WindowRow | undefined> {
  const [row] = await db.select().from(checkInWindows).where(eq(checkInWindows.sessionId, sessionId))
  return row
}

const rosterRow = {
  studentId: people.id,
  ...nameShape,
  status: nullable(attendanceRecords.status),
  source: nullable(shownSource),
  markedAt: nullable(attendanceRecords.markedAt),
  reason: nullable(pgType.text),
  notice: nullable(absenceNotices.reason),
}
export type RosterRow = ShapeRow<typeof rosterRow>

/**
 * Enrolled students, and former students of the class with a record of this session, who are with the
 * institution on its day.
 */
export const listRoster = (db: Database, { id, classId, startsAt }: SessionHead, studentId?: string) =>
  queryRows(db, rosterRow)`
    select p.id as student_id, p.first_name, p.last_name, p.number,
      p.profile_image, a.status, ${sourceOfRecord(sql`a`)} as source, a.marked_at,
      case when a.status is not null then ${recordReason(sql`a.session_id`, sql`a.student_id`)} end as reason,
      n.reason as notice
    from (
      select e.student_id from enrolments e where e.class_id = ${classId} and e.left_at is null
      union
      select r.student_id from attendance_records r where r.session_id = ${id}
    ) who
    join people p on p.id = who.student_id and ${isMemberOnSql(sql`p`, dayOfSql(startsAt))}
    left join attendance_records a on a.session_id = ${id} and a.student_id = p.id
    left join absence_notices n on n.session_id = ${id} and n.student_id = p.id
    where ${studentId ? sql`p.id = ${studentId}` : sql`true`}
    order by ${nameOrderOfP}`

/** How many sessions of the class count for each student with a record, and how many they attended. */
export const listTallies = (db: Database, classId: string, now: Date, studentId?: string) =>
  queryRows(db, {
    studentId: attendanceRecords.studentId,
    held: pgType.int,
    attended: pgType.int,
    excused: pgType.int,
  })`
    with s as materialized (
      select id, starts_at, ${dayOfSql(sql`starts_at`)} as day from sessions
      where class_id = ${classId} and status <> 'cancelled'
    )
    select a.student_id, ${countTally(sql`a`)}
    from s join attendance_records a on a.session_id = s.id
    where ${countsOnDayOfS(now, sql`a`)}
      and ${studentId ? sql`a.student_id = ${studentId}` : sql`true`}
    group by a.student_id`

export const countRecords = (db: Database, sessionId: string): Promise<number> =>
  db.$count(attendanceRecords, eq(attendanceRecords.sessionId, sessionId))

const refusedRow = {
  id: attempts.id,
  studentId: nullable(people.id),
  studentName: pgType.text,
  at: attempts.at,
  reason: notNull(attempts.reason),
}

/** Shown for a face that the kiosk did not recognise. */
const unknownLabel = 'unknown'

/**
 * The newest refusals of enrolled students and of the kiosk. Attempts by signed-out browsers have no name.
 */
export const listRefused = (db: Database, sessionId: string, limit: number) =>
  queryRows(db, refusedRow)`
    select t.id, p.id as student_id, coalesce(p.first_name || ' ' || p.last_name, ${unknownLabel}) as student_name, t.at, t.reason
    from attempts t left join people p on p.id = t.person_id
    where t.session_id = ${sessionId} and t.outcome = 'refused' and (p.id is not null or t.method = 'kiosk')
    order by t.id desc limit ${limit}`

/** A refused attempt of a student in a session. */
export async function findRefusal(
  db: Database,
  { attemptId, sessionId, studentId }: { attemptId: string; sessionId: string; studentId: string },
) {
  const [row] = await db
    .select({ id: attempts.id, at: attempts.at, reason: attempts.reason })
    .from(attempts)
    .where(
      and(
        eq(attempts.id, attemptId),
        eq(attempts.sessionId, sessionId),
        eq(attempts.personId, studentId),
        eq(attempts.outcome, 'refused'),
      ),
    )
  return row
}

type NewWindow = Omit<typeof checkInWindows.$inferInsert, 'id' | 'closedAt'>

/** Opens or reopens check-in; undefined while it is open. The new id invalidates all earlier codes. */
export async function openWindow(db: Database, row: NewWindow, now: Date): Promise<WindowRow | undefined> {
  const [opened] = await db
    .insert(checkInWindows)
    .values(row)
    .onConflictDoUpdate({
      target: checkInWindows.sessionId,
      set: { ...row, id: newId(), closedAt: null },
      setWhere: sql`${checkInWindows.closedAt} is not null or ${checkInWindows.closesAt} <= ${now}`,
    })
    .returning()
  return opened
}

const stillOpen = (sessionId: string) =>
  and(eq(checkInWindows.sessionId, sessionId), isNull(checkInWindows.closedAt))

export async function moveWindow(
  db: Database,
  sessionId: string,
  now: Date,
  times: Pick<WindowRow, 'lateAfter' | 'closesAt'>,
) {
  const [moved] = await db
    .update(checkInWindows)
    .set(times)
    .where(and(stillOpen(sessionId), gt(checkInWindows.closesAt, now)))
    .returning()
  return moved
}

/** Undefined when it was already closed, by another click or automatically. */
export async function closeWindow(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<WindowRow | undefined> {
  const [closed] = await db
    .update(checkInWindows)
    .set({ closedAt: now })
    .where(stillOpen(sessionId))
    .returning()
  return closed
}
