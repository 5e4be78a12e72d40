import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'
import { ownDates } from '../assignments.sql.ts'
import { assignments, studentDueDates } from '../assignments.tables.ts'

const ownDatesRow = {
  assignmentId: assignments.id,
  classId: assignments.classId,
  courseCode: pgType.text,
  title: assignments.title,
  dueAt: pgType.instant,
  lateUntil: nullable(pgType.instant),
  archivedAt: assignments.archivedAt,
  enrolled: pgType.boolean,
  /** The student has already received the mark. */
  released: pgType.boolean,
}
export type OwnDatesRow = ShapeRow<typeof ownDatesRow>

/** The dates of an assignment for one student, now or with this many more days. */
export const findOwnDates = (
  db: Database,
  assignmentId: string,
  studentId: string,
  moreDays = 0,
): Promise<OwnDatesRow | undefined> =>
  queryRow(db, ownDatesRow)`
    select a.id as assignment_id, a.class_id, c.code::text as course_code, a.title,
      d.due_at, d.late_until, a.archived_at, exists (select 1 from enrolments e
        where e.class_id = a.class_id and e.student_id = ${studentId} and e.left_at is null) as enrolled,
      exists (select 1 from mark_entries m
        where m.sheet_id = a.id and m.student_id = ${studentId} and m.released_at is not null) as released
    from assignments a
    join classes k on k.id = a.class_id
    join courses c on c.id = k.course_id
    cross join ${ownDates(sql`${studentId}::uuid`, { moreDays })}
    where a.id = ${assignmentId}`

export type DueDateRow = typeof studentDueDates.$inferSelect

export async function insertDueDate(db: Database, row: typeof studentDueDates.$inferInsert): Promise<string> {
  const inserted = firstItem(
    await db.insert(studentDueDates).values(row).returning({ id: studentDueDates.id }),
  )
  return inserted.id
}

/** Students these extensions belong to. */
export async function listStudents(db: Database, ids: readonly string[]): Promise<string[]> {
  const { id, studentId } = studentDueDates
  const rows = await db
    .selectDistinct({ studentId })
    .from(studentDueDates)
    .where(inArray(id, [...ids]))
  return rows.map((it) => it.studentId).sort()
}

/** Extensions in force, locked until the end of the transaction. */
export const lockDueDates = (db: Database, ids: readonly string[]): Promise<DueDateRow[]> =>
  db
    .select()
    .from(studentDueDates)
    .where(and(inArray(studentDueDates.id, [...ids]), isNull(studentDueDates.reversedAt)))
    .for('update')

export const updateDueDate = (
  db: Database,
  dueDateId: string,
  change: Partial<typeof studentDueDates.$inferInsert>,
) => db.update(studentDueDates).set(change).where(eq(studentDueDates.id, dueDateId))

const namedAssignmentRow = {
  classId: assignments.classId,
  id: assignments.id,
  title: assignments.title,
  dueAt: pgType.instant,
}
export type NamedAssignment = ShapeRow<typeof namedAssignmentRow>

/** Published assignments a student may select, latest due date first. */
export const listNameable = (db: Database, studentId: string) =>
  queryRows(db, namedAssignmentRow)`
    select a.class_id, a.id, a.title, d.due_at
    from enrolments e
    join assignments a on a.class_id = e.class_id and a.published_at is not null and a.archived_at is null
    cross join ${ownDates(sql`e.student_id`)}
    where e.student_id = ${studentId} and e.left_at is null
    order by d.due_at desc, a.id`

/** The extension from a mitigation request, while it is in force. */
export async function findOfRequest(db: Database, requestId: string): Promise<DueDateRow | undefined> {
  const [row] = await db
    .select()
    .from(studentDueDates)
    .where(and(eq(studentDueDates.requestId, requestId), isNull(studentDueDates.reversedAt)))
  return row
}
