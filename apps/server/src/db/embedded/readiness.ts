import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { advisoryLock } from '../advisory-locks.ts'

const firstPauseMs = 15
const longestPauseMs = 500
const noticeMs = 10_000

/**
 * Waits until the cluster accepts connections, then makes sure that its role and database exist. Returns its
 * version, or undefined if its process ended. Recovery after a power cut may take minutes, so there is no
 * time limit.
 */
export async function whenReady(
  adminUrl: string,
  isRunning: () => boolean,
  log: Log,
): Promise<string | undefined> {
  const notice = setInterval(() => log.info('the database is not ready yet, it may be recovering'), noticeMs)
  try {
    for (let pause = firstPauseMs; isRunning(); pause = Math.min(pause * 1.5, longestPauseMs)) {
      const version = await tryToPrepare(adminUrl)
      if (version) return version
      await delay(pause)
    }
    return undefined
  } finally {
    clearInterval(notice)
  }
}

async function tryToPrepare(adminUrl: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  // A connection that breaks also rejects the query on it.
  client.on('error', () => {})
  try {
    await client.connect()
    return await prepareDatabase(client)
  } catch (error) {
    if (isNotReady(error)) return undefined
    throw error
  } finally {
    await client.end()
  }
}

/**
 * True if nothing is listening yet, if it is starting up, recovering or shutting down, or if it broke off.
 */
function isNotReady(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException
  return (
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN', '57P01', '57P02', '57P03'].includes(code) ||
    /Connection terminated|timeout expired/.test(message)
  )
}

async function prepareDatabase(client: pg.Client): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [advisoryLock.newCluster])
  const { rows } = await client.query<{ version: string; role: boolean; database: boolean }>(`
    select current_setting('server_version') as version,
      exists (select from pg_roles where rolname = 'campanile') as role,
      exists (select from pg_database where datname = 'campanile') as database`)
  const found = rows[0]!
  if (!found.role) await client.query('create role campanile login')
  if (!found.database) await client.query('create database campanile owner campanile')
  return found.version
}
