import type { BulkRow } from '#db/bulk.ts'
import type { Transaction } from '#db/database.ts'
import { addLecturers, removeLecturers } from './class-lecturers.repo.ts'
import * as repo from './structure-bulk.repo.ts'

export type StructureKind = repo.StructureKind

/** Creates many rows of one kind at once; values by column name. */
export const createStructure = (tx: Transaction, kind: StructureKind, rows: BulkRow[], now: Date) =>
  repo.insertStructure(
    tx.db,
    kind,
    rows.map((row) => ({ ...row, created_at: now, updated_at: now, version: 0 })),
  )

/** Changes many rows of one kind at once. */
export const changeStructure = (tx: Transaction, kind: StructureKind, rows: BulkRow[], now: Date) =>
  repo.updateStructure(
    tx.db,
    kind,
    rows.map((row) => ({ ...row, updated_at: now })),
  )

/** Removes rows to which nothing points: the import that created them is undone. */
export const removeStructure = (tx: Transaction, kind: StructureKind, rows: BulkRow[]) =>
  repo.deleteStructure(tx.db, kind, rows)

/** Who teaches which class, by column name. */
const lecturersIn = (rows: BulkRow[]) =>
  rows.map((row) => ({ classId: row.class_id as string, lecturerId: row.lecturer_id as string }))

export const assignLecturers = (tx: Transaction, rows: BulkRow[], now: Date) =>
  addLecturers(tx.db, lecturersIn(rows), now)

export const releaseLecturers = (tx: Transaction, rows: BulkRow[], now: Date) =>
  removeLecturers(tx.db, lecturersIn(rows), now)

/** Moves students into batches; a batch of null: into none. */
export const placeInBatches = (tx: Transaction, places: { student_id: string; batch_id: string | null }[]) =>
  repo.replaceBatchMembers(tx.db, places)

/** Holds back everybody else who would change the structure, until the transaction ends; readers go on. */
export const holdStructure = (tx: Transaction) => repo.lockStructure(tx.db)
