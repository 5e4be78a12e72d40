import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { serverRoot } from '#platform/server-root.ts'
import { StartError } from '../start-error.ts'
import { advisoryLock } from './advisory-locks.ts'
import { isLockTimeout } from './errors.ts'

/** Brings a database to the present schema; several servers that start at once do it once. */
export async function migrate(url: string, patience: Patience = usual): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'campanile migrations' })
  // A connection that breaks also rejects the query on it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [advisoryLock.migrations])
    await applyInTurn(client, patience)
    await prepareJobs(url)
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}

interface Patience {
  /** Milliseconds to wait for a table: whoever comes after waits behind us as long. */
  lock: number
  /** Milliseconds until the next try, in which the others go on. */
  pause: number
  tries: number
}

const usual: Patience = { lock: 5_000, pause: 2_000, tries: 100 }

/** All or nothing, while other servers go on: who holds a table for long is let through instead of holding all up. */
async function applyInTurn(client: pg.Client, { lock, pause, tries }: Patience): Promise<void> {
  await client.query(`set lock_timeout = ${lock}`)
  for (let left = tries - 1; ; left -= 1) {
    try {
      await client.query('begin')
      await applyMigrations(client)
      await client.query('commit')
      return
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error
      await client.query('rollback')
      await delay(pause)
    }
  }
}

/** The job queue brings tables of its own, in a schema of its own; it wants a connection of its own. */
export const prepareJobs = (url: string) => runMigrations({ connectionString: url, logger: quietLogger })

/** Applies what is not applied yet, up to so many in all, in the caller's transaction; in Drizzle's own record. */
export async function applyMigrations(client: pg.ClientBase, upTo = knownMigrations()): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  if (await isPreRelease(client))
    throw new StartError(
      'This database was created by a pre-release version of Campanile and can’t be upgraded: ' +
        'set DATA_DIR to an empty directory, or DATABASE_URL to an empty database.',
    )
  const { rows } = await client.query(
    'select max(created_at)::float8 as last from drizzle.__drizzle_migrations',
  )
  const last: number = rows[0].last ?? 0
  for (const { sql, hash, folderMillis } of migrations().slice(0, upTo)) {
    if (folderMillis <= last) continue
    // One query for a file: each answer that is waited for takes longer than most of its statements.
    await client.query(sql.join('\n;\n'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** Whether migrations from before the baseline made this database; they hold the same changes in another form. */
export async function isPreRelease(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    'select min(created_at)::float8 as first from drizzle.__drizzle_migrations',
  )
  const first: number | null = rows[0].first
  const [baseline] = migrations()
  return first !== null && first < baseline!.folderMillis
}

/** Those that this server brings along, in order. */
export const migrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: join(serverRoot(), 'migrations') })

/** How many there are. */
export function knownMigrations(): number {
  const journal = readFileSync(join(serverRoot(), 'migrations/meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length
}

/** Its progress is of no interest; what fails rejects. */
const quietLogger = new Logger(() => () => undefined)
