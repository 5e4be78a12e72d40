import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRows, type ShapeRow } from '#db/rows.ts'
import { assignmentColumns, assignmentShape } from '../assignments.sql.ts'
import { assignments } from '../assignments.tables.ts'

export type AssignmentRow = ShapeRow<typeof assignmentShape>

/** Assignments with their class. Reads them as `a`, the course as `c` and the term as `t`. */
export const selectAssignments = (db: Database, where: SQL, rest: SQL) =>
  queryRows(db, assignmentShape)`
    select ${assignmentColumns}
    from assignments a
    join classes k on k.id = a.class_id
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where ${where} ${rest}`

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

/** Keeps the version, because nothing that people edit has changed. */
export const noteReminder = (db: Database, assignmentId: string, remindedAt: Date) =>
  db.update(assignments).set({ remindedAt }).where(eq(assignments.id, assignmentId))
