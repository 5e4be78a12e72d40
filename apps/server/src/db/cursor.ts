import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect()
/** Rows fetched at once. */
const batchSize = 1000

/** Yields the rows of a query of any size from one snapshot, fetched as fast as they are read. */
export async function* streamRows<T extends object>(db: Database, query: SQL): AsyncGenerator<T> {
  const client = await db.$client.connect()
  const { sql: text, params } = dialect.sqlToQuery(query)
  try {
    await client.query('begin read only')
    await client.query(`declare rows no scroll cursor for ${text}`, params)
    for (;;) {
      const { rows } = await client.query(`fetch ${batchSize} from rows`)
      yield* rows as T[]
      if (rows.length < batchSize) break
    }
  } finally {
    // Also reached when the reader stops early.
    const error = await client.query('rollback').then(
      () => undefined,
      (cause: Error) => cause,
    )
    client.release(error)
  }
}
