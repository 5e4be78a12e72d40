import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type BulkRow, deleteAll, insertAll, updateAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import {
  batches,
  batchMembers,
  classes,
  courses,
  departments,
  enrolments,
  programmes,
  rooms,
  terms,
} from './structure.tables.ts'

interface Shape {
  table: PgTable
  columns: string[]
  /** Key columns, for rows without an id. */
  keys?: string[]
}

const shapes = {
  department: { table: departments, columns: ['name'] },
  programme: { table: programmes, columns: ['department_id', 'name'] },
  batch: { table: batches, columns: ['programme_id', 'code', 'intake_year'] },
  term: { table: terms, columns: ['name', 'first_day', 'last_day'] },
  room: { table: rooms, columns: ['name', 'capacity', 'network', 'latitude', 'longitude'] },
  course: { table: courses, columns: ['department_id', 'code', 'title', 'credits'] },
  class: { table: classes, columns: ['course_id', 'term_id'] },
  enrolment: {
    table: enrolments,
    columns: ['batch_id', 'enrolled_at', 'left_at', 'changed_at'],
    keys: ['class_id', 'student_id'],
  },
} as const satisfies Record<string, Shape>

export type StructureKind = keyof typeof shapes

const structureShape = (kind: StructureKind): Shape => shapes[kind]

export function insertStructure(db: Database, kind: StructureKind, rows: BulkRow[]) {
  const { table, columns, keys } = structureShape(kind)
  const own = keys ?? ['id', 'created_at', 'updated_at', 'version']
  return insertAll(db, table, [...own, ...columns], rows)
}

export function updateStructure(db: Database, kind: StructureKind, rows: BulkRow[]) {
  const { table, columns, keys } = structureShape(kind)
  if (keys) return updateAll(db, table, { keys, columns, versioned: false }, rows)
  return updateAll(db, table, { columns: [...columns, 'updated_at'] }, rows)
}

export function deleteStructure(db: Database, kind: StructureKind, rows: BulkRow[]) {
  const { table, keys } = structureShape(kind)
  return deleteAll(db, table, keys ?? ['id'], rows)
}

/** Moves students into batches, or out of all batches if the batch is null. */
export async function replaceBatchMembers(db: Database, rows: BulkRow[]): Promise<void> {
  await deleteAll(db, batchMembers, ['student_id'], rows)
  const placed = rows.filter((row) => row.batch_id !== null)
  await insertAll(db, batchMembers, ['student_id', 'batch_id'], placed)
}

export const lockStructure = (db: Database) =>
  db.execute(sql`lock table departments, programmes, batches, batch_members, terms, rooms, courses, classes,
    class_batches, class_lecturers, past_class_lecturers, removed_class_lecturers, enrolments in share row exclusive mode`)
