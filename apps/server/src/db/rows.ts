import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect()

/**
 * Rows of a query written in SQL. For such queries Drizzle returns instants as text: list them in `instants`.
 */
export async function rowsOf<T extends object>(
  db: Database,
  query: SQL,
  instants: (keyof T)[] = [],
): Promise<T[]> {
  const { rows } = await db.execute(query)
  for (const row of rows as T[]) {
    for (const name of instants) {
      const value = row[name]
      if (typeof value === 'string') row[name] = new Date(value) as T[keyof T]
    }
  }
  return rows as T[]
}

/** The number of rows of a `from` clause with its conditions. */
export async function countRows(db: Database, from: SQL): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${from}`)
  return counted!.total
}

/**
 * Like `rowsOf`, for hot paths: the database parses and plans a query of this name once per connection. Its
 * text must be the same each time.
 */
export async function preparedRowsOf<T extends object>(db: Database, name: string, query: SQL): Promise<T[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  const { rows } = await db.$client.query({ name, text, values })
  return rows as T[]
}

/**
 * Array values of a prepared query, hidden from the planner. If it saw how short they are, a plan for just
 * these values would look cheaper than the generic plan, and the database would plan every call again.
 */
export const hiddenFromPlanner = (values: readonly unknown[], type: 'uuid[]' | 'bytea[]'): SQL =>
  sql`(select ${sql.param(values)}::${sql.raw(type)})`

/**
 * Puts the rows of a query for several callers in the callers' order. `place` counts from 1, as ordinality
 * does.
 */
export function inCallersOrder<T extends { place: string }>(
  count: number,
  rows: readonly T[],
): (T | undefined)[] {
  const found = new Array<T | undefined>(count).fill(undefined)
  for (const row of rows) found[Number(row.place) - 1] = row
  return found
}
