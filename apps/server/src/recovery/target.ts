import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { quoted, readTables } from './catalogue.ts'

/** @throws StartError while a server, or any other client with the same role, is connected to the database */
export async function refuseOthers(client: pg.ClientBase, timeoutMs = 15_000): Promise<void> {
  // The session of a killed process takes a moment to end.
  const timeout = AbortSignal.timeout(timeoutMs)
  for (;;) {
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
          and backend_type = 'client backend' and not ${ownLock}`,
    )
    if (rows.length === 0) return
    if (timeout.aborted) {
      const names = rows.map(({ name }) => name || 'without a name').join(', ')
      throw new StartError(
        `Something is still connected to the database (${names}). Please stop every server first.`,
      )
    }
    await delay(250)
  }
}

/** The connection with which this process reserves an embedded database. */
const ownLock = `application_name = 'campanile server, process ${process.pid}'`

/** Describes existing data: an institution and its number of people. Undefined if there is none. */
export async function whatIsThere(client: pg.ClientBase): Promise<string | undefined> {
  const tables = (await readTables(client)).map(({ name }) => name)
  const count = async (table: string): Promise<number> =>
    tables.includes(table)
      ? (await client.query(`select count(*)::int as count from ${quoted(table)}`)).rows[0].count
      : 0
  const [institutions, people] = [await count('institution'), await count('people')]
  if (institutions + people === 0) return undefined
  const { rows } = institutions ? await client.query('select name from institution') : { rows: [] }
  return `${rows[0]?.name ?? 'an institution without a name'} with ${people} people`
}
