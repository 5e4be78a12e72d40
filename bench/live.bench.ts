import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import type { Announcement } from '@campanile/server/events/announcement.ts'
import { channel } from '@campanile/server/events/announcer.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { prepareCheckIns } from '../e2e/support/prepared-check-ins.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { type OpenStream, openStreams } from './event-streams.ts'
import { printTable, quantile } from './table.ts'

type Pool = ReturnType<typeof openPool>

const levels = [200, 2_000]
const rounds = 30

/**
 * Open event streams on one server process: the memory per stream, and the time from NOTIFY until an event
 * arrives. The ratio compares this with a bare listener on the same database.
 */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 4)
  const secretKey = randomBytes(32).toString('base64')
  const environment = { DATABASE_URL: cluster.url, DATA_DIR: directory, SECRET_KEY: secretKey }
  const bare = await bareTimes(pool)
  const rows: (string | number)[][] = []
  try {
    for (const count of levels) {
      const server = await startServerProcess({ ...environment, LOG_LEVEL: 'error' })
      const browsers = await prepareCheckIns(pool, secretKey, count)
      const idle = await residentKilobytes(server.child.pid!)
      const streams = await openStreams(server.url, browsers)
      const perStream = ((await residentKilobytes(server.child.pid!)) - idle) / count
      const toOne = await announced(pool, streams, (round) => [streams[(round * 67) % count]!])
      const toAll = await announced(pool, streams, () => streams)
      for (const { socket } of streams) socket.destroy()
      await server.stop()
      rows.push([
        count,
        perStream.toFixed(0),
        quantile(bare, 0.5).toFixed(1),
        quantile(toOne, 0.5).toFixed(1),
        quantile(toOne, 0.99).toFixed(1),
        (quantile(toOne, 0.5) / quantile(bare, 0.5)).toFixed(1),
        quantile(toAll, 0.5).toFixed(1),
        quantile(toAll, 0.99).toFixed(1),
        (quantile(toAll, 0.5) / quantile(bare, 0.5)).toFixed(1),
      ])
    }
  } finally {
    await pool.end()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  process.stdout.write(`\none server process, milliseconds from notify to arrival, ${rounds} rounds\n`)
  printTable(
    [
      'streams',
      'KiB each',
      'bare p50',
      'to one p50',
      'to one p99',
      'ratio',
      'to all p50',
      'to all p99',
      'ratio',
    ],
    rows,
  )
}

/** Resident memory of a process, after a pause for it to become idle. */
async function residentKilobytes(pid: number): Promise<number> {
  await setTimeout(2_000)
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]))
}

const notify = (pool: Pool, payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload])

/** How long notifications take to reach a bare listener. */
async function bareTimes(pool: Pool): Promise<number[]> {
  const client = await pool.connect()
  await client.query(`listen ${channel}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const heard = new Promise((resolve) => client.once('notification', resolve))
    const began = performance.now()
    await Promise.all([notify(pool, '[]'), heard])
    times.push(performance.now() - began)
  }
  client.release(true)
  return times
}

/** Notifies the selected streams as a server does, and waits until all of them have received the event. */
async function announced(
  pool: Pool,
  streams: readonly OpenStream[],
  chosen: (round: number) => readonly OpenStream[],
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const concerned = chosen(round)
    const whom =
      concerned.length === streams.length
        ? { role: 'student' as const }
        : { people: concerned.map(({ personId }) => personId) }
    const announcement: Announcement = { event: { topic: 'sessions' }, ...whom }
    const began = performance.now()
    await notify(pool, JSON.stringify([announcement]))
    while (concerned.some(({ heardAt }) => heardAt < began)) await setTimeout(5)
    times.push(...concerned.map(({ heardAt }) => heardAt - began))
  }
  return times
}
