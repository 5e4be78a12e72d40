import type pg from 'pg'
import { openPool } from '#db/database.ts'
import { isReady } from '#http/health.ts'
import type { Log } from '#platform/log.ts'
import { broken, type Finding, note, ok, warning } from './report.mjs'

/** Opens the same database read-only for this process. */
function readOnly(url: string): string {
  const result = new URL(url)
  const given = result.searchParams.get('options')
  const option = '-c default_transaction_read_only=on'
  result.searchParams.set('options', given ? `${given} ${option}` : option)
  return result.href
}

export const openReadOnly = (url: string, log: Log): pg.Pool => openPool(readOnly(url), log, 4)

const oldest = 15
const extensions = ['citext', 'pg_trgm', 'btree_gist']
/** Seconds. Check-in codes are valid for 15 seconds. */
const largestSkew = 5

interface Facts {
  version: string
  major: number
  standby: boolean
  mayCreate: boolean
  missing: string[]
  now: Date
  migrated: boolean
  servers: number
}

async function readFacts(pool: pg.Pool): Promise<Facts> {
  const { rows } = await pool.query<Facts>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int / 10000 as major,
      pg_is_in_recovery() as standby,
      has_database_privilege(current_database(), 'create') as "mayCreate",
      array(select name from unnest($1::text[]) name except select name from pg_available_extensions) as missing,
      clock_timestamp() as now,
      to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
      (select count(*)::int from pg_stat_activity
        where application_name = 'campanile-listener' and datname = current_database()) as servers`,
    [extensions],
  )
  return rows[0]!
}

export interface Reached {
  /** Servers that are using it. */
  servers: number
  /** Whether it matches this version of the server, so that services can read it. */
  isReady: boolean
}

/** Checks the database. Returns undefined if it cannot be reached. */
export async function* checkDatabase(
  pool: pg.Pool,
  place: string,
): AsyncGenerator<Finding, Reached | undefined> {
  let facts: Facts
  const began = Date.now()
  try {
    facts = await readFacts(pool)
  } catch (error) {
    yield broken(
      `The database ${place} cannot be reached: ${failureReason(error)}.`,
      'Check that PostgreSQL is running, that DATABASE_URL points to it, and that its role can connect.',
    )
    return undefined
  }
  yield* judge(facts)
  yield judgeClock(facts.now, new Date((began + Date.now()) / 2))
  const { servers, migrated } = facts
  if (!migrated) {
    yield note('The database is empty. The first start sets it up.')
    return { servers, isReady: false }
  }
  const ready = await isReady(pool)
  yield ready
    ? ok('The database has all migrations of this version.')
    : broken(
        'The database lacks migrations of this version.',
        'Make a backup (npm run backup), then start the server: it applies them.',
      )
  return { servers, isReady: ready }
}

function* judge({ version, major, standby, mayCreate, missing }: Facts): Generator<Finding> {
  yield major < oldest
    ? broken(`PostgreSQL ${version} is too old.`, `Campanile needs PostgreSQL ${oldest} or later.`)
    : ok(`The database is PostgreSQL ${version}.`)
  if (missing.length > 0)
    yield broken(
      `PostgreSQL does not have the extension${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`,
      'Install them on the database server: Debian has them in postgresql-contrib.',
    )
  if (standby)
    yield broken(
      'DATABASE_URL points to a standby, which accepts no changes.',
      'Point DATABASE_URL to the primary, or promote this one (docs/deployment.md).',
    )
  if (!mayCreate)
    yield broken(
      'The role in DATABASE_URL may not create anything in its database.',
      'Make the role the owner of the database.',
    )
}

function judgeClock(theirs: Date, ours: Date): Finding {
  const seconds = Math.abs(theirs.getTime() - ours.getTime()) / 1000
  if (seconds <= largestSkew) return ok('The clocks of this machine and the database agree.')
  return warning(
    `The clocks of this machine and the database differ by ${Math.round(seconds)} seconds.`,
    'Synchronise both with NTP: a check-in code is valid for 15 seconds.',
  )
}

/**
 * PostgreSQL's messages contain no password or row data here. A host with several addresses gives several
 * errors.
 */
function failureReason(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [error as Error]
  return first?.message ?? String(error)
}
