import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { mitigationRequestSessions, mitigationRequests } from './mitigation.tables.ts'

/**
 * The student's requests in the term that includes this day (of several, the one that began last); null
 * between terms.
 */
export async function countInTerm(
  db: Database,
  studentId: string,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<number | null> {
  const row = await queryRow(db, { requests: pgType.int })`
    select (select count(*)::int from mitigation_requests m where m.student_id = ${studentId}
      and m.request_date >= t.first_day::timestamp at time zone ${timeZone}) as requests
    from terms t
    where t.archived_at is null and ${today}::date between t.first_day and t.last_day
    order by t.first_day desc, t.id limit 1`
  return row?.requests ?? null
}

const requestRow = {
  id: mitigationRequests.id,
  studentId: mitigationRequests.studentId,
  studentName: pgType.text,
  studentEmail: pgType.text,
  title: mitigationRequests.title,
  description: mitigationRequests.description,
  reason: mitigationRequests.reason,
  courseCode: mitigationRequests.courseCode,
  assignmentName: mitigationRequests.assignmentName,
  originalDueDate: nullable(pgType.text),
  requestedExtension: mitigationRequests.requestedExtension,
  requestDate: mitigationRequests.requestDate,
  status: mitigationRequests.status,
  classId: mitigationRequests.classId,
  assignmentId: mitigationRequests.assignmentId,
  examId: mitigationRequests.examId,
  adminNotes: mitigationRequests.adminNotes,
  reviewedAt: mitigationRequests.reviewedAt,
  reviewedById: mitigationRequests.reviewedBy,
  reviewedByName: nullable(pgType.text),
  autoApproved: mitigationRequests.autoApproved,
  grantedExtension: mitigationRequests.grantedExtension,
  reversedAt: mitigationRequests.reversedAt,
  reversedById: mitigationRequests.reversedBy,
  reversedByName: nullable(pgType.text),
  reversalReason: mitigationRequests.reversalReason,
  version: mitigationRequests.version,
}
export type RequestRow = ShapeRow<typeof requestRow>

/**
 * Requests with the names of the people in them; `where` and `rest` can use the aliases `m` for requests and
 * `p` for students.
 */
export const selectRequests = (db: Database, where: SQL, rest: SQL) =>
  queryRows(db, requestRow)`
    select m.id, m.student_id, p.first_name || ' ' || p.last_name as student_name,
      p.email::text as student_email, m.title, m.description, m.reason, m.course_code,
      m.assignment_name, m.original_due_date::text as original_due_date,
      m.requested_extension, m.request_date, m.status,
      m.class_id, m.assignment_id, m.exam_id, m.admin_notes, m.reviewed_at,
      m.reviewed_by as reviewed_by_id, a.first_name || ' ' || a.last_name as reviewed_by_name,
      m.auto_approved, m.granted_extension, m.reversed_at, m.reversed_by as reversed_by_id,
      b.first_name || ' ' || b.last_name as reversed_by_name, m.reversal_reason, m.version
    from mitigation_requests m
    join people p on p.id = m.student_id
    left join people a on a.id = m.reviewed_by
    left join people b on b.id = m.reversed_by
    where ${where} ${rest}`

export async function findRequest(db: Database, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db, sql`m.id = ${requestId}`, sql``)
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockRequest(db: Database, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db, sql`m.id = ${requestId}`, sql`for update of m`)
  return row
}

/** False when a request with this id already exists. */
export async function insertRequest(
  db: Database,
  row: typeof mitigationRequests.$inferInsert,
  sessionIds: readonly string[],
): Promise<boolean> {
  const inserted = await db
    .insert(mitigationRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: mitigationRequests.id })
  if (inserted.length === 0) return false
  const named = sessionIds.map((sessionId) => ({ requestId: row.id, sessionId }))
  if (named.length > 0) await db.insert(mitigationRequestSessions).values(named)
  return true
}

type Change = Partial<Omit<typeof mitigationRequests.$inferInsert, 'id' | 'version'>>

/** False when the row is no longer at `version`. */
export async function updateRequest(
  db: Database,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  change: Change,
): Promise<boolean> {
  const updated = await db
    .update(mitigationRequests)
    .set({ ...change, version: version + 1 })
    .where(and(eq(mitigationRequests.id, id), eq(mitigationRequests.version, version)))
    .returning({ id: mitigationRequests.id })
  return updated.length === 1
}

/** Deletes a request and everything that belongs to it. */
export const deleteRequest = (db: Database, requestId: string) =>
  db.delete(mitigationRequests).where(eq(mitigationRequests.id, requestId))
