import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { advisoryLock } from './advisory-locks.ts'

/** Brings a database to the present schema; several servers that start at once do it once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'campanile migrations' })
  // A connection that breaks also rejects the query on it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [advisoryLock.migrations])
    await applyMigrations(drizzle(client), { migrationsFolder: join(serverRoot(), 'migrations') })
    // The job queue brings tables of its own; it wants a pool, and its lock is ours while we hold ours.
    await runMigrations({ connectionString: url, logger: quietLogger })
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}

/** How many migrations this server brings along. */
export function knownMigrations(): number {
  const journal = readFileSync(join(serverRoot(), 'migrations/meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length
}

/** Its progress is of no interest; what fails rejects. */
const quietLogger = new Logger(() => () => undefined)

/** The server's package, whether this runs from its sources or from its build. */
function serverRoot(): string {
  let directory = import.meta.dirname
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory)
  return directory
}
