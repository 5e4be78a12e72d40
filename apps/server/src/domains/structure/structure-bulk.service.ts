import type { BulkRow } from '#db/bulk.ts'
import type { Transaction } from '#db/database.ts'
import { addLecturers, removeLecturers } from './class-lecturers.repo.ts'
import * as repo from './structure-bulk.repo.ts'

export type StructureKind = repo.StructureKind

/** Creates many rows of one kind; values by column name. */
export const createStructure = (tx: Transaction, kind: StructureKind, rows: BulkRow[], now: Date) =>
  repo.insertStructure(
    tx.db,
    kind,
    rows.map((row) => ({ ...row, created_at: now, updated_at: now, changed_at: now, version: 0 })),
  )

/** Changes many rows of one kind. */
export const changeStructure = (tx: Transaction, kind: StructureKind, rows: BulkRow[], now: Date) =>
  repo.updateStructure(
    tx.db,
    kind,
    rows.map((row) => ({ ...row, updated_at: now, changed_at: now })),
  )

/** Removes rows that no other row refers to, to roll back the import that created them. */
export const removeStructure = (tx: Transaction, kind: StructureKind, rows: BulkRow[]) =>
  repo.deleteStructure(tx.db, kind, rows)

/** The lecturers of classes, by column name. */
const toLecturers = (rows: BulkRow[]) =>
  rows.map((row) => ({ classId: row.class_id as string, lecturerId: row.lecturer_id as string }))

export const assignLecturers = (tx: Transaction, rows: BulkRow[], now: Date) =>
  addLecturers(tx.db, toLecturers(rows), now)

export const releaseLecturers = (tx: Transaction, rows: BulkRow[], now: Date) =>
  removeLecturers(tx.db, toLecturers(rows), now)

/** Moves students into batches, or out of all batches if the batch is null. */
export const placeInBatches = (tx: Transaction, places: { student_id: string; batch_id: string | null }[]) =>
  repo.replaceBatchMembers(tx.db, places)

/** Blocks other changes to the structure until the transaction ends; reading continues. */
export const lockStructure = (tx: Transaction) => repo.lockStructure(tx.db)
