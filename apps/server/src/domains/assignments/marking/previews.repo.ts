import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRows, type ShapeRow } from '#db/rows.ts'
import { assignments, submissionFiles, submissions } from '../assignments.tables.ts'
import { workPreviews } from '../marking.tables.ts'

const waitingRow = {
  key: submissionFiles.key,
  name: submissionFiles.name,
  type: submissionFiles.type,
  size: submissionFiles.size,
  assignmentId: assignments.id,
  classId: assignments.classId,
  studentId: submissions.studentId,
}
export type WaitingFile = ShapeRow<typeof waitingRow>

/** The oldest file of these types, in a newest attempt of work that can still be marked, without a preview. */
export async function findWaiting(db: Database, types: readonly string[]): Promise<WaitingFile | undefined> {
  const [row] = await queryRows(db, waitingRow)`
    select f.key, f.name, f.type, f.size, a.id as assignment_id, a.class_id, s.student_id
    from assignments a
    join submissions s on s.assignment_id = a.id
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    join submission_files f on f.attempt_id = n.id
    where a.archived_at is null and f.type = any(${sql.param([...types])}::text[])
      and not exists (select 1 from work_previews w where w.source_key = f.key)
    order by s.submitted_at, f.id limit 1`
  return row
}

/** False when the file has been converted or deleted meanwhile. */
export async function insertPreview(db: Database, row: typeof workPreviews.$inferInsert): Promise<boolean> {
  const stillThere = await db
    .select({ id: submissionFiles.id })
    .from(submissionFiles)
    .where(eq(submissionFiles.key, row.sourceKey))
    .limit(1)
    .for('share')
  if (stillThere.length === 0) return false
  const inserted = await db
    .insert(workPreviews)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: workPreviews.sourceKey })
  return inserted.length === 1
}

/** Which of these files have been converted, or could not be. */
export const listPreviews = (db: Database, sourceKeys: readonly string[]) =>
  sourceKeys.length === 0
    ? Promise.resolve([])
    : db
        .select({ sourceKey: workPreviews.sourceKey, key: workPreviews.key })
        .from(workPreviews)
        .where(inArray(workPreviews.sourceKey, [...sourceKeys]))

export async function findPreviewKey(db: Database, sourceKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ key: workPreviews.key })
    .from(workPreviews)
    .where(and(eq(workPreviews.sourceKey, sourceKey), isNotNull(workPreviews.key)))
  return row?.key ?? undefined
}
