import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { allConditions } from './lists.ts'

/** Values by column name, in JSON form. */
export type BulkRow = Record<string, unknown>

const sqlList = (parts: SQL[]) => sql.join(parts, sql`, `)
const columnIdentifier = (column: string): SQL => sql`${sql.identifier(column)}`

/**
 * Rows as a relation of the table's own type, so that PostgreSQL converts each value to its column's type.
 */
const recordset = (table: PgTable, rows: readonly BulkRow[]) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(rows)}::jsonb)`

/** Inserts any number of rows in one statement. */
export async function insertAll(db: Database, table: PgTable, columns: string[], rows: readonly BulkRow[]) {
  if (rows.length === 0) return
  const names = sqlList(columns.map(columnIdentifier))
  await db.execute(sql`insert into ${table} (${names}) select ${names} from ${recordset(table, rows)}`)
}

/** Updates these columns of any number of rows in one statement. Rows are matched by `keys`. */
export async function updateAll(
  db: Database,
  table: PgTable,
  { keys = ['id'], columns, versioned = true }: { keys?: string[]; columns: string[]; versioned?: boolean },
  rows: readonly BulkRow[],
) {
  if (rows.length === 0) return
  const sets = columns.map((column) => sql`${columnIdentifier(column)} = r.${columnIdentifier(column)}`)
  if (versioned) sets.push(sql`version = t.version + 1`)
  const match = allConditions(
    ...keys.map((key) => sql`t.${columnIdentifier(key)} = r.${columnIdentifier(key)}`),
  )
  await db.execute(
    sql`update ${table} t set ${sqlList(sets)} from ${recordset(table, rows)} r where ${match}`,
  )
}

/** Deletes any number of rows in one statement. Rows are matched by `keys`. */
export async function deleteAll(db: Database, table: PgTable, keys: string[], rows: readonly BulkRow[]) {
  if (rows.length === 0) return
  const match = allConditions(
    ...keys.map((key) => sql`t.${columnIdentifier(key)} = r.${columnIdentifier(key)}`),
  )
  await db.execute(sql`delete from ${table} t using ${recordset(table, rows)} r where ${match}`)
}
