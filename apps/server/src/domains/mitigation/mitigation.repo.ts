import type { MitigationStatus } from '@campanile/contract/mitigation/mitigation.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { mitigationRequestSessions, mitigationRequests } from './mitigation.tables.ts'

export interface RequestRow {
  id: string
  studentId: string
  studentName: string
  studentEmail: string
  title: string
  description: string
  reason: string
  courseCode: string | null
  assignmentName: string | null
  originalDueDate: string | null
  requestedExtension: number
  requestDate: Date
  status: MitigationStatus
  classId: string | null
  assignmentId: string | null
  examId: string | null
  adminNotes: string | null
  reviewedAt: Date | null
  reviewedById: string | null
  reviewedByName: string | null
  autoApproved: boolean
  grantedExtension: number | null
  reversedAt: Date | null
  reversedById: string | null
  reversedByName: string | null
  reversalReason: string | null
  version: number
}

/**
 * Requests with the names of the people in them; `where` and `rest` can use the aliases `m` for requests and
 * `p` for students.
 */
export const selectRequests = (db: Database, where: SQL, rest: SQL) =>
  rowsOf<RequestRow>(
    db,
    sql`
    select m.id, m.student_id as "studentId", p.first_name || ' ' || p.last_name as "studentName",
      p.email::text as "studentEmail", m.title, m.description, m.reason, m.course_code as "courseCode",
      m.assignment_name as "assignmentName", m.original_due_date::text as "originalDueDate",
      m.requested_extension as "requestedExtension", m.request_date as "requestDate", m.status,
      m.class_id as "classId", m.assignment_id as "assignmentId", m.exam_id as "examId", m.admin_notes as "adminNotes", m.reviewed_at as "reviewedAt",
      m.reviewed_by as "reviewedById", a.first_name || ' ' || a.last_name as "reviewedByName",
      m.auto_approved as "autoApproved", m.granted_extension as "grantedExtension",
      m.reversed_at as "reversedAt", m.reversed_by as "reversedById",
      b.first_name || ' ' || b.last_name as "reversedByName", m.reversal_reason as "reversalReason", m.version
    from mitigation_requests m
    join people p on p.id = m.student_id
    left join people a on a.id = m.reviewed_by
    left join people b on b.id = m.reversed_by
    where ${where} ${rest}`,
    ['requestDate', 'reviewedAt', 'reversedAt'],
  )

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
