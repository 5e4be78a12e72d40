import { sql } from 'drizzle-orm'
import { type BulkRow, deleteAll, insertAll, updateAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { people } from './people.tables.ts'

const facts = [
  'email',
  'first_name',
  'last_name',
  'role',
  'employment_type',
  'number',
  'starts_on',
  'ends_on',
  'is_active',
]

export const insertPeople = (db: Database, rows: BulkRow[]) =>
  insertAll(db, people, ['id', ...facts, 'created_at', 'updated_at', 'version'], rows)

export const updatePeople = (db: Database, rows: BulkRow[]) =>
  updateAll(db, people, { columns: [...facts, 'updated_at'] }, rows)

export const deletePeople = (db: Database, ids: string[]) =>
  deleteAll(
    db,
    people,
    ['id'],
    ids.map((id) => ({ id })),
  )

export const lockPeople = (db: Database) => db.execute(sql`lock table people in share row exclusive mode`)
