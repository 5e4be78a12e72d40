import { and, asc, count, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { uploadPieces, uploads } from '../assignments.tables.ts'

export type UploadRow = typeof uploads.$inferSelect
export type PieceRow = typeof uploadPieces.$inferSelect

interface Whose {
  assignmentId: string
  studentId: string
}

/** A student's incomplete uploads, and complete ones that are not submitted yet. */
export const listOpenUploads = (
  db: Database,
  { assignmentId, studentId }: Whose,
  now: Date,
): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.assignmentId, assignmentId),
        eq(uploads.studentId, studentId),
        gt(uploads.expiresAt, now),
      ),
    )
    .orderBy(asc(uploads.startedAt), asc(uploads.id))

/** Number of a student's incomplete uploads, for all assignments. */
export async function countUnfinished(db: Database, studentId: string, now: Date): Promise<number> {
  const isUnfinished = and(
    eq(uploads.studentId, studentId),
    isNull(uploads.completedAt),
    gt(uploads.expiresAt, now),
  )
  return db.$count(uploads, isUnfinished)
}

export async function findUpload(db: Database, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId))
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockUpload(db: Database, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId)).for('update')
  return row
}

export const lockUploads = (db: Database, ids: readonly string[]): Promise<UploadRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(uploads)
        .where(inArray(uploads.id, [...ids]))
        .orderBy(asc(uploads.id))
        .for('update')

/** False when the id already exists. */
export async function insertUpload(db: Database, row: typeof uploads.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(uploads).values(row).onConflictDoNothing().returning({ id: uploads.id })
  return inserted.length === 1
}

export const updateUpload = (db: Database, uploadId: string, change: Partial<typeof uploads.$inferInsert>) =>
  db.update(uploads).set(change).where(eq(uploads.id, uploadId))

export const deleteUploads = (db: Database, ids: readonly string[]) =>
  db.delete(uploads).where(inArray(uploads.id, [...ids]))

export const insertPiece = (db: Database, row: typeof uploadPieces.$inferInsert) =>
  db.insert(uploadPieces).values(row)

/** In the order in which they make up the file. */
export const listPieces = (db: Database, uploadIds: readonly string[]): Promise<PieceRow[]> =>
  uploadIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(uploadPieces)
        .where(inArray(uploadPieces.uploadId, [...uploadIds]))
        .orderBy(asc(uploadPieces.uploadId), asc(uploadPieces.offset))

export const deletePieces = (db: Database, uploadId: string) =>
  db.delete(uploadPieces).where(eq(uploadPieces.uploadId, uploadId))

/** Number of expired uploads, counted up to `most`. */
export async function countExpired(db: Database, now: Date, most: number): Promise<number> {
  const found = db.select({ id: uploads.id }).from(uploads).where(lte(uploads.expiresAt, now)).limit(most)
  const [row] = await db.select({ expired: count() }).from(found.as('expired'))
  return row?.expired ?? 0
}

/** Expired uploads. Those locked by another process are left for later. */
export const lockExpired = (db: Database, now: Date, limit: number): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(lte(uploads.expiresAt, now))
    .orderBy(asc(uploads.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true })
