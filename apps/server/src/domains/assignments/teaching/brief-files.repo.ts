import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { assignmentFiles } from '../assignments.tables.ts'

export type BriefFileRow = typeof assignmentFiles.$inferSelect

export const listBriefFiles = (db: Database, assignmentIds: readonly string[]): Promise<BriefFileRow[]> =>
  db
    .select()
    .from(assignmentFiles)
    .where(inArray(assignmentFiles.assignmentId, [...assignmentIds]))
    .orderBy(asc(assignmentFiles.id))

export async function findBriefFile(
  db: Database,
  assignmentId: string,
  fileId: string,
): Promise<BriefFileRow | undefined> {
  const [row] = await db
    .select()
    .from(assignmentFiles)
    .where(and(eq(assignmentFiles.id, fileId), eq(assignmentFiles.assignmentId, assignmentId)))
  return row
}

export const insertBriefFiles = (db: Database, rows: (typeof assignmentFiles.$inferInsert)[]) =>
  rows.length === 0 ? undefined : db.insert(assignmentFiles).values(rows)

/** Number of other rows that use this stored file, because copies of an assignment share files. */
export const countWithKey = (db: Database, key: string): Promise<number> =>
  db.$count(assignmentFiles, eq(assignmentFiles.key, key))

export const deleteBriefFile = (db: Database, fileId: string) =>
  db.delete(assignmentFiles).where(eq(assignmentFiles.id, fileId))
