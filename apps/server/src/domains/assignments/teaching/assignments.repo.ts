import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryRows } from '#db/rows.ts'
import { courses, terms } from '#domains/structure/structure.tables.ts'
import { lateRuleShape, policyColumns } from '../assignments.sql.ts'
import { assignments } from '../assignments.tables.ts'

const assignmentRow = {
  id: assignments.id,
  classId: assignments.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  termId: terms.id,
  termName: terms.name,
  title: assignments.title,
  text: assignments.text,
  opensAt: assignments.opensAt,
  dueAt: assignments.dueAt,
  weight: pgType.text,
  lateUntil: assignments.lateUntil,
  maxFiles: assignments.maxFiles,
  maxFileBytes: assignments.maxFileBytes,
  accepts: assignments.accepts,
  publishedAt: assignments.publishedAt,
  archivedAt: assignments.archivedAt,
  version: assignments.version,
  ...lateRuleShape,
}
export type AssignmentRow = RowOf<typeof assignmentRow>

/** Assignments with their class. Reads them as `a`, the course as `c` and the term as `t`. */
export const selectAssignments = (db: Database, where: SQL, rest: SQL) =>
  queryRows(
    db,
    assignmentRow,
    sql`
    select a.id, a.class_id, c.code::text as course_code, c.title as course_title,
      t.id as term_id, t.name as term_name, a.title, a.text, a.opens_at, a.due_at,
      ${decimalText(sql`a.weight`)} as weight, a.late_until, a.max_files,
      a.max_file_bytes, a.accepts, a.published_at, a.archived_at, a.version, ${policyColumns}
    from assignments a
    join classes k on k.id = a.class_id
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where ${where} ${rest}`,
  )

export async function findAssignment(db: Database, assignmentId: string): Promise<AssignmentRow | undefined> {
  const [row] = await selectAssignments(db, sql`a.id = ${assignmentId}`, sql``)
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockAssignment(db: Database, assignmentId: string): Promise<AssignmentRow | undefined> {
  const [row] = await selectAssignments(db, sql`a.id = ${assignmentId}`, sql`for update of a`)
  return row
}

/** The same with a shared lock, which prevents changes but lets others read. */
export async function lockAssignmentShared(
  db: Database,
  assignmentId: string,
): Promise<AssignmentRow | undefined> {
  const [row] = await selectAssignments(db, sql`a.id = ${assignmentId}`, sql`for share of a`)
  return row
}

/** Columns of a late policy. */
export const lateColumns = ({ kind, amount, unit, every, floor, until }: LatePolicy) => ({
  lateKind: kind,
  lateAmount: amount,
  lateUnit: unit,
  lateEvery: every,
  lateFloor: floor,
  lateUntil: until === null || kind === 'none' ? null : new Date(until),
})

/** False when the id already exists. */
export async function insertAssignment(db: Database, row: typeof assignments.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(assignments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: assignments.id })
  return inserted.length === 1
}

export type AssignmentChange = Partial<Omit<typeof assignments.$inferInsert, 'id' | 'classId' | 'version'>>

/** False when the row has another version. */
export async function updateAssignment(
  db: Database,
  { id, version }: Pick<AssignmentRow, 'id' | 'version'>,
  change: AssignmentChange,
): Promise<boolean> {
  const updated = await db
    .update(assignments)
    .set({ ...change, version: version + 1 })
    .where(and(eq(assignments.id, id), eq(assignments.version, version)))
    .returning({ id: assignments.id })
  return updated.length === 1
}
