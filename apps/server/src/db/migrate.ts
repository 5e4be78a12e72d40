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

/** Brings a database to the current schema. If several servers start at once, only one of them does it. */
export async function migrate(url: string, timeouts: LockTimeouts = defaults): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'campanile migrations' })
  // A connection that breaks also rejects the query on it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [advisoryLock.migrations])
    await applyInOrder(client, timeouts)
    await prepareJobs(url)
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

interface LockTimeouts {
  /** Milliseconds to wait for a table lock. Queries that come later wait behind ours for as long. */
  lock: number
  /** Milliseconds until the next attempt, in which other queries can run. */
  pause: number
  tries: number
}

const defaults: LockTimeouts = { lock: 5_000, pause: 2_000, tries: 100 }

/**
 * Applies all migrations or none while other servers keep working. If a long query holds a table, it steps
 * back instead of blocking everyone else.
 */
async function applyInOrder(client: pg.Client, { lock, pause, tries }: LockTimeouts): Promise<void> {
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

/** The job queue creates its own tables, in its own schema, on its own connection. */
export const prepareJobs = (url: string) => runMigrations({ connectionString: url, logger: quietLogger })

/**
 * Applies the missing migrations up to this number, in the caller's transaction, and records them in
 * Drizzle's table.
 */
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
    // One query per file: waiting for each response takes longer than most of the statements.
    await client.query(sql.join('\n;\n'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/**
 * Whether the database was created before the baseline migration. It has the same changes in another form.
 */
export async function isPreRelease(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    'select min(created_at)::float8 as first from drizzle.__drizzle_migrations',
  )
  const first: number | null = rows[0].first
  const [baseline] = migrations()
  return first !== null && first < baseline!.folderMillis
}

/** The migrations that this server contains, in order. */
export const migrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: join(serverRoot(), 'migrations') })

/** The number of migrations. */
export function knownMigrations(): number {
  const journal = readFileSync(join(serverRoot(), 'migrations/meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length
}

/** Its progress messages are not needed: failures reject. */
const quietLogger = new Logger(() => () => undefined)
