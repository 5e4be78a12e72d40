import type { disputes as contract, Dispute } from '@campanile/contract/attendance/disputes.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { isRunByS, openClassOfS } from '#domains/access/session-access.sql.ts'
import { nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { Actor } from '#http/context.ts'
import { firstItem } from '#platform/first-item.ts'
import { attendanceRecords, checkInWindows } from '../attendance.tables.ts'
import { shownSource, sourceOfDisputed, sourceOfRecord } from '../record-source.sql.ts'
import { disputes } from '../review.tables.ts'

const disputeRow = {
  id: disputes.id,
  state: disputes.state,
  version: disputes.version,
  openedAt: disputes.openedAt,
  words: disputes.words,
  disputedStatus: disputes.disputedStatus,
  disputedSource: nullable(shownSource),
  decidedAt: disputes.decidedAt,
  answer: disputes.answer,
  decidedBy: nullable(pgType.text),
  sessionId: sessions.id,
  classId: sessions.classId,
  openClassId: nullable(sessions.classId),
  ...sessionShape,
  studentId: people.id,
  ...nameShape,
  markStatus: nullable(attendanceRecords.status),
  markSource: nullable(shownSource),
  markedAt: nullable(attendanceRecords.markedAt),
  markedBy: nullable(pgType.text),
  windowOpenedAt: nullable(checkInWindows.openedAt),
  openedBy: nullable(pgType.text),
  lateAfter: nullable(checkInWindows.lateAfter),
  closesAt: nullable(checkInWindows.closesAt),
  closedAt: checkInWindows.closedAt,
  attempts: pgType.json<Dispute['attempts']>(),
  changes: pgType.json<Dispute['changes']>(),
}
export type DisputeRow = ShapeRow<typeof disputeRow>

/** Check-in attempts, and changes of the record, shown with a dispute. */
const shown = { attempts: 10, changes: 10 }

const select = (db: Database, actor: Actor, where: SQL, rest: SQL) =>
  queryRows(db, disputeRow)`
    select d.id, d.state, d.version, d.opened_at, d.words, d.disputed_status,
      ${sourceOfDisputed} as disputed_source, d.decided_at, d.answer, m.first_name || ' ' || m.last_name as decided_by,
      s.id as session_id, s.class_id, ${openClassOfS(actor)} as open_class_id, c.code as course_code, c.title as course_title, r.name as room,
      s.starts_at, s.ends_at, p.id as student_id, p.first_name, p.last_name, p.number, p.profile_image,
      a.status as mark_status, ${sourceOfRecord(sql`a`)} as mark_source, a.marked_at,
      mb.first_name || ' ' || mb.last_name as marked_by, w.opened_at as window_opened_at,
      o.first_name || ' ' || o.last_name as opened_by, w.late_after, w.closes_at, w.closed_at,
      coalesce((select json_agg(json_build_object('at', t.at, 'method', t.method, 'outcome', t.outcome,
          'reason', t.reason) order by t.id desc) from (
        select t.* from attempts t where t.session_id = d.session_id and t.person_id = d.student_id
        order by t.id desc limit ${shown.attempts}) t), '[]') as attempts,
      coalesce((select json_agg(json_build_object('at', h.at, 'by', h.name, 'before', h.before_status,
          'after', h.after_status, 'reason', h.reason, 'undoneAt', h.undone_at) order by h.id desc) from (
        select h.*, q.first_name || ' ' || q.last_name as name
        from attendance_changes h join people q on q.id = h.by
        where h.session_id = d.session_id and h.student_id = d.student_id
        order by h.id desc limit ${shown.changes}) h), '[]') as changes
    from disputes d
    join sessions s on s.id = d.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    join people p on p.id = d.student_id
    left join rooms r on r.id = s.room_id
    left join people m on m.id = d.decided_by
    left join attendance_records a on a.session_id = d.session_id and a.student_id = d.student_id
    left join people mb on mb.id = a.marked_by
    left join check_in_windows w on w.session_id = d.session_id
    left join people o on o.id = w.opened_by
    where ${where} ${rest}`

export async function findDispute(
  db: Database,
  actor: Actor,
  disputeId: string,
): Promise<DisputeRow | undefined> {
  const [row] = await select(db, actor, sql`d.id = ${disputeId} and ${isRunByS(actor)}`, sql``)
  return row
}

type Query = ParsedInput<typeof contract.listDisputes>

/** Open disputes, oldest first; decided ones, newest first. */
export async function listDisputes(db: Database, actor: Actor, query: Query) {
  const isOpen = query.state === 'open'
  const where = sql`${isOpen ? sql`d.state = 'open'` : sql`d.state in ('accepted', 'declined')`} and ${isRunByS(actor)}
    and ${query.disputeId ? sql`d.id = ${query.disputeId}` : sql`true`}`
  const order = isOpen ? sql`order by d.id` : sql`order by d.decided_at desc, d.id`
  const rows = await select(db, actor, where, sql`${order} ${pageClause(query)}`)
  const total = await countRows(db)`from disputes d join sessions s on s.id = d.session_id where ${where}`
  return { rows, total }
}

export async function insertDispute(db: Database, row: typeof disputes.$inferInsert): Promise<string> {
  const inserted = firstItem(await db.insert(disputes).values(row).returning({ id: disputes.id }))
  return inserted.id
}

export async function findOwn(db: Database, disputeId: string, studentId: string) {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, disputeId), eq(disputes.studentId, studentId)))
  return row
}

/** The student's latest dispute about a session. */
export async function findLatest(db: Database, sessionId: string, studentId: string) {
  const [row] = await db
    .select({ id: disputes.id, state: disputes.state, answer: disputes.answer })
    .from(disputes)
    .where(and(eq(disputes.sessionId, sessionId), eq(disputes.studentId, studentId)))
    .orderBy(desc(disputes.id))
    .limit(1)
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
