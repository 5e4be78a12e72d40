import type { AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { preparedRowsOf, rowsOf } from '#db/rows.ts'
import { isRunByS, runnersOfS } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import type { Actor } from '#http/context.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'
import { offlineClaims } from '../offline-claims.tables.ts'

export type ClaimRow = typeof offlineClaims.$inferSelect

export interface ShownWindow {
  windowId: string
  sessionId: string
  classId: string
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  openedAt: Date
  lateAfter: Date
  closesAt: Date
  lecturerIds: string[]
  courseTitle: string
  enrolled: boolean
  markStatus: AttendanceStatus | null
}

/** Check-ins opened since then, of one class or of all classes the student is enrolled in. */
export const listShownWindows = (
  db: Database,
  { studentId, classId, since }: { studentId: string; classId: string | undefined; since: Date },
) =>
  rowsOf<ShownWindow>(
    db,
    sql`
    select w.id as "windowId", s.id as "sessionId", s.class_id as "classId", s.status as "sessionStatus",
      w.opened_at as "openedAt", w.late_after as "lateAfter", w.closes_at as "closesAt", c.title as "courseTitle",
      ${runnersOfS} as "lecturerIds",
      e.student_id is not null as enrolled, m.status as "markStatus"
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
    order by w.opened_at desc`,
    ['openedAt', 'lateAfter', 'closesAt'],
  )

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

export interface MyClaimRow
  extends Pick<ClaimRow, 'claimId' | 'sessionId' | 'shownAt' | 'receivedAt' | 'words'> {
  classId: string
  courseCode: string
  courseTitle: string
  startsAt: Date
  state: 'pending' | 'accepted' | 'declined' | 'settled'
}

const attendedM = sql`(m.status is not null and m.status <> 'absent')`

const claimsOf = (studentId: string, which: SQL) => sql`
    select o.claim_id as "claimId", o.session_id as "sessionId", s.class_id as "classId", c.code as "courseCode",
      c.title as "courseTitle", s.starts_at as "startsAt", o.shown_at as "shownAt", o.received_at as "receivedAt", o.words,
      case when o.status = 'pending' and ${attendedM} then 'settled' else o.status end as state
    from offline_claims o
    join sessions s on s.id = o.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join attendance_records m on m.session_id = o.session_id and m.student_id = o.student_id
    where o.student_id = ${studentId} and ${which} order by o.received_at desc`

/** A student's newest claims. Every check-in page reads them. */
export const listClaimsOf = (db: Database, studentId: string, limit: number) =>
  preparedRowsOf<MyClaimRow>(db, 'list-claims', sql`${claimsOf(studentId, sql`true`)} limit ${limit}`)

/** The student's claim with this id, or for this session. */
export async function findClaimOf(
  db: Database,
  studentId: string,
  { claimId, sessionId }: { claimId: string; sessionId?: never } | { claimId?: never; sessionId: string },
): Promise<MyClaimRow | undefined> {
  const which = claimId === undefined ? sql`o.session_id = ${sessionId}` : sql`o.claim_id = ${claimId}`
  const [row] = await rowsOf<MyClaimRow>(db, claimsOf(studentId, which), [
    'startsAt',
    'shownAt',
    'receivedAt',
  ])
  return row
}

export interface WaitingRow
  extends Pick<ClaimRow, 'studentId' | 'shownAt' | 'lateAfter' | 'scannedAt' | 'receivedAt' | 'typed'> {
  firstName: string
  lastName: string
  number: string | null
  profileImage: string | null
}

/**
 * Pending claims, at most one per student, leaving out students whose record is no longer missing or absent.
 */
export const listWaiting = (db: Database, sessionId: string) =>
  rowsOf<WaitingRow>(
    db,
    sql`
    select o.student_id as "studentId", o.shown_at as "shownAt", o.late_after as "lateAfter", o.scanned_at as "scannedAt",
      o.received_at as "receivedAt", o.typed, p.first_name as "firstName", p.last_name as "lastName", p.number,
      p.profile_image as "profileImage"
    from offline_claims o
    join people p on p.id = o.student_id
    left join attendance_records m on m.session_id = o.session_id and m.student_id = o.student_id
    where o.session_id = ${sessionId} and o.status = 'pending' and not ${attendedM}
    order by ${nameOrderOfP}`,
    ['shownAt', 'lateAfter', 'scannedAt', 'receivedAt'],
  )

interface WaitingSession {
  sessionId: string
  courseCode: string
  courseTitle: string
  startsAt: Date
  waiting: number
}

/** Number of pending claims for each session the caller runs. */
export const countWaiting = (db: Database, actor: Actor, limit: number) =>
  rowsOf<WaitingSession>(
    db,
    sql`
    select s.id as "sessionId", c.code as "courseCode", c.title as "courseTitle", s.starts_at as "startsAt",
      count(*)::int as waiting
    from offline_claims o
    join sessions s on s.id = o.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join attendance_records m on m.session_id = o.session_id and m.student_id = o.student_id
    where o.status = 'pending' and not ${attendedM} and ${isRunByS(actor)}
    group by s.id, c.code, c.title
    order by s.starts_at, s.id limit ${limit}`,
    ['startsAt'],
  )

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

type Mark = Pick<typeof attendanceRecords.$inferSelect, 'status' | 'source' | 'markedAt' | 'markedBy'>

/** Replaces an absence or a missing record; false when the student has any other record. */
export async function putClaimedRecord(
  db: Database,
  sessionId: string,
  studentId: string,
  mark: Mark,
): Promise<boolean> {
  const put = await db
    .insert(attendanceRecords)
    .values({ sessionId, studentId, ...mark })
    .onConflictDoUpdate({
      target: [attendanceRecords.sessionId, attendanceRecords.studentId],
      set: { ...mark, version: sql`${attendanceRecords.version} + 1` },
      setWhere: eq(attendanceRecords.status, 'absent'),
    })
    .returning()
  return put.length === 1
}
