import { and, eq, type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryPreparedRows, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { isRunByS, runnersOfS } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP, nameShape } from '#domains/people/people.sql.ts'
import { isExpectedAtS } from '#domains/structure/expected.sql.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { Actor } from '#http/context.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'
import { offlineClaims } from '../offline-claims.tables.ts'

export type ClaimRow = typeof offlineClaims.$inferSelect

const shownWindowRow = {
  windowId: pgType.uuid,
  sessionId: sessions.id,
  classId: sessions.classId,
  sessionStatus: sessions.status,
  openedAt: pgType.instant,
  lateAfter: pgType.instant,
  closesAt: pgType.instant,
  courseTitle: courses.title,
  lecturerIds: pgType.array(pgType.uuid),
  enrolled: pgType.boolean,
  markStatus: nullable(attendanceRecords.status),
}
export type ShownWindow = ShapeRow<typeof shownWindowRow>

/** Check-ins opened since then, of one class or of all classes the student is enrolled in. */
export const listShownWindows = (
  db: Database,
  { studentId, classId, since }: { studentId: string; classId: string | undefined; since: Date },
) =>
  queryRows(db, shownWindowRow)`
    select w.id as window_id, s.id as session_id, s.class_id, s.status as session_status,
      w.opened_at, w.late_after, w.closes_at, c.title as course_title, ${runnersOfS} as lecturer_ids,
      ${isExpectedAtS(studentId)} as enrolled, m.status as mark_status
    from (
      select id, session_id, opened_at, late_after, least(closes_at, closed_at) as closes_at from check_in_windows
      union all
      select id, session_id, opened_at, late_after, closed_at from earlier_windows
    ) w
    join sessions s on s.id = w.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join enrolments e on e.class_id = s.class_id and e.student_id = ${studentId} and e.left_at is null
    left join attendance_records m on m.session_id = s.id and m.student_id = ${studentId}
    where w.opened_at > ${since} and ${classId ? sql`s.class_id = ${classId}` : sql`e.student_id is not null`}
    order by w.opened_at desc`

/** Stores when a session's check-in was open, before it is reopened under a new id. */
export const keepEarlierWindow = (db: Database, sessionId: string) =>
  db.execute(sql`
    insert into earlier_windows (id, session_id, opened_at, late_after, closed_at)
    select id, session_id, opened_at, late_after, least(closes_at, closed_at)
    from check_in_windows where session_id = ${sessionId}
    on conflict do nothing`)

type NewClaim = Omit<typeof offlineClaims.$inferInsert, 'status' | 'decidedBy' | 'decidedAt' | 'words'>

/** False when a claim of this student for the session, or with this id, already exists. */
export async function insertClaim(db: Database, row: NewClaim): Promise<boolean> {
  const inserted = await db.insert(offlineClaims).values(row).onConflictDoNothing().returning()
  return inserted.length === 1
}

type ClaimedAttempt = Pick<
  typeof attempts.$inferInsert,
  'at' | 'classId' | 'sessionId' | 'personId' | 'deviceId'
>

export const insertClaimedAttempt = (db: Database, attempt: ClaimedAttempt) =>
  db.insert(attempts).values({ id: newId(), ...attempt, method: 'offline', outcome: 'claimed' })

const myClaimRow = {
  claimId: offlineClaims.claimId,
  sessionId: offlineClaims.sessionId,
  classId: sessions.classId,
  courseCode: courses.code,
  courseTitle: courses.title,
  startsAt: sessions.startsAt,
  shownAt: offlineClaims.shownAt,
  receivedAt: offlineClaims.receivedAt,
  words: offlineClaims.words,
  state: pgType.oneOf(['accepted', 'pending', 'declined', 'settled']),
}
export type MyClaimRow = ShapeRow<typeof myClaimRow>

const attendedM = sql`(m.status is not null and m.status <> 'absent')`

const selectClaims = (studentId: string, which: SQL) => sql`
    select o.claim_id, o.session_id, s.class_id, c.code as course_code,
      c.title as course_title, s.starts_at, o.shown_at, o.received_at, o.words,
      case when o.status = 'pending' and ${attendedM} then 'settled' else o.status end as state
    from offline_claims o
    join sessions s on s.id = o.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join attendance_records m on m.session_id = o.session_id and m.student_id = o.student_id
    where o.student_id = ${studentId} and ${which} order by o.received_at desc`

/** A student's newest claims. Every check-in page reads them. */
export const listStudentClaims = (db: Database, studentId: string, limit: number) =>
  queryPreparedRows(db, 'list-claims', myClaimRow)`${selectClaims(studentId, sql`true`)} limit ${limit}`

/** The student's claim with this id, or for this session. */
export async function findStudentClaim(
  db: Database,
  studentId: string,
  { claimId, sessionId }: { claimId: string; sessionId?: never } | { claimId?: never; sessionId: string },
): Promise<MyClaimRow | undefined> {
  const which = claimId === undefined ? sql`o.session_id = ${sessionId}` : sql`o.claim_id = ${claimId}`
  const row = await queryRow(db, myClaimRow)`${selectClaims(studentId, which)}`
  return row
}

const waitingRow = {
  studentId: offlineClaims.studentId,
  shownAt: offlineClaims.shownAt,
  lateAfter: offlineClaims.lateAfter,
  scannedAt: offlineClaims.scannedAt,
  receivedAt: offlineClaims.receivedAt,
  typed: offlineClaims.typed,
  ...nameShape,
}
export type WaitingRow = ShapeRow<typeof waitingRow>

/**
 * Pending claims, at most one per student, leaving out students whose record is no longer missing or absent.
 */
export const listWaiting = (db: Database, sessionId: string) =>
  queryRows(db, waitingRow)`
    select o.student_id, o.shown_at, o.late_after, o.scanned_at,
      o.received_at, o.typed, p.first_name, p.last_name, p.number, p.profile_image
    from offline_claims o
    join people p on p.id = o.student_id
    left join attendance_records m on m.session_id = o.session_id and m.student_id = o.student_id
    where o.session_id = ${sessionId} and o.status = 'pending' and not ${attendedM}
    order by ${nameOrderOfP}`

const waitingSessionRow = {
  sessionId: sessions.id,
  courseCode: courses.code,
  courseTitle: courses.title,
  startsAt: sessions.startsAt,
  waiting: pgType.int,
}

/** Number of pending claims for each session the caller runs. */
export const countWaiting = (db: Database, actor: Actor, limit: number) =>
  queryRows(db, waitingSessionRow)`
    select s.id as session_id, c.code as course_code, c.title as course_title, s.starts_at,
      count(*)::int as waiting
    from offline_claims o
    join sessions s on s.id = o.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join attendance_records m on m.session_id = o.session_id and m.student_id = o.student_id
    where o.status = 'pending' and not ${attendedM} and ${isRunByS(actor)}
    group by s.id, c.code, c.title
    order by s.starts_at, s.id limit ${limit}`

const oneClaim = (sessionId: string, studentId: string) =>
  and(eq(offlineClaims.sessionId, sessionId), eq(offlineClaims.studentId, studentId))

export async function findClaim(
  db: Database,
  sessionId: string,
  studentId: string,
): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(offlineClaims).where(oneClaim(sessionId, studentId))
  return row
}

type Decision = Pick<ClaimRow, 'decidedBy' | 'decidedAt'> & {
  status: 'accepted' | 'declined'
  words?: string
}

/** Undefined when it was already decided. The first of two concurrent decisions counts. */
export async function decideClaim(
  db: Database,
  sessionId: string,
  studentId: string,
  decision: Decision,
): Promise<ClaimRow | undefined> {
  const [row] = await db
    .update(offlineClaims)
    .set(decision)
    .where(and(oneClaim(sessionId, studentId), eq(offlineClaims.status, 'pending')))
    .returning()
  return row
}
