import type { disputes as contract, Dispute } from '@campanile/contract/attendance/disputes.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { AttendanceSource, AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { isRunByS } from '#domains/access/session-access.sql.ts'
import type { Actor } from '#http/context.ts'
import { disputes } from '../review.tables.ts'

export interface DisputeRow {
  id: string
  state: Dispute['state']
  version: number
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  room: string | null
  startsAt: Date
  endsAt: Date
  studentId: string
  firstName: string
  lastName: string
  number: string | null
  profileImage: string | null
  openedAt: Date
  words: string | null
  disputedStatus: AttendanceStatus | null
  disputedSource: AttendanceSource | null
  markStatus: AttendanceStatus | null
  markSource: AttendanceSource | null
  markedAt: Date | null
  decidedBy: string | null
  decidedAt: Date | null
  answer: string | null
  attempts: { at: string; reason: Dispute['attempts'][number]['reason'] }[]
}

/** Check-in attempts shown with a dispute. */
const maxAttempts = 5

const select = (db: Database, where: SQL, rest: SQL) =>
  rowsOf<DisputeRow>(
    db,
    sql`
    select d.id, d.state, d.version, d.opened_at as "openedAt", d.words, d.disputed_status as "disputedStatus",
      d.disputed_source as "disputedSource", d.decided_at as "decidedAt", d.answer,
      m.first_name || ' ' || m.last_name as "decidedBy",
      s.id as "sessionId", s.class_id as "classId", c.code as "courseCode", c.title as "courseTitle", r.name as room,
      s.starts_at as "startsAt", s.ends_at as "endsAt",
      p.id as "studentId", p.first_name as "firstName", p.last_name as "lastName", p.number,
      p.profile_image as "profileImage",
      a.status as "markStatus", a.source as "markSource", a.marked_at as "markedAt",
      coalesce((select json_agg(json_build_object('at', t.at, 'reason', t.reason) order by t.id desc) from (
        select t.id, t.at, t.reason from attempts t where t.session_id = d.session_id and t.person_id = d.student_id
        order by t.id desc limit ${maxAttempts}) t), '[]') as attempts
    from disputes d
    join sessions s on s.id = d.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    join people p on p.id = d.student_id
    left join rooms r on r.id = s.room_id
    left join people m on m.id = d.decided_by
    left join attendance_records a on a.session_id = d.session_id and a.student_id = d.student_id
    where ${where} ${rest}`,
    ['openedAt', 'decidedAt', 'startsAt', 'endsAt', 'markedAt'],
  )

export async function findDispute(
  db: Database,
  actor: Actor,
  disputeId: string,
): Promise<DisputeRow | undefined> {
  const [row] = await select(db, sql`d.id = ${disputeId} and ${isRunByS(actor)}`, sql``)
  return row
}

type Query = ParsedInputOf<typeof contract.listDisputes>

/** Open disputes, oldest first; decided ones, newest first. */
export async function listDisputes(db: Database, actor: Actor, query: Query) {
  const isOpen = query.state === 'open'
  const where = sql`${isOpen ? sql`d.state = 'open'` : sql`d.state in ('accepted', 'declined')`} and ${isRunByS(actor)}`
  const order = isOpen ? sql`order by d.id` : sql`order by d.decided_at desc, d.id`
  const rows = await select(db, where, sql`${order} ${pageClause(query)}`)
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from disputes d join sessions s on s.id = d.session_id where ${where}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

export async function insertDispute(db: Database, row: typeof disputes.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(disputes).values(row).returning({ id: disputes.id })
  return inserted!.id
}

export async function findOwn(db: Database, disputeId: string, studentId: string) {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, disputeId), eq(disputes.studentId, studentId)))
  return row
}

interface Decision {
  state: 'accepted' | 'declined' | 'withdrawn'
  decidedAt: Date
  decidedBy: string
  answer: string | null
}

/** False when it is no longer open, or has another version. */
export async function decide(
  db: Database,
  disputeId: string,
  version: number,
  decision: Decision,
): Promise<boolean> {
  const decided = await db
    .update(disputes)
    .set({ ...decision, version: version + 1 })
    .where(and(eq(disputes.id, disputeId), eq(disputes.version, version), eq(disputes.state, 'open')))
    .returning({ id: disputes.id })
  return decided.length === 1
}
