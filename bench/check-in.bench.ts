import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { installedPostgres } from '@campanile/server/testing/installed-postgres.ts'
import { getHealth, httpAgent, postCheckIn } from '../e2e/support/check-in-request.ts'
import { prepareCheckIns } from '../e2e/support/prepared-check-ins.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { measure } from './load.ts'
import { printTable } from './table.ts'

const levels = [1, 16, 64]
const checkIns = { 1: 300, 16: 1_500, 64: 3_000 } as Record<number, number>
const rounds = 3

/**
 * Check-ins per second through the whole server, as a ratio to bare inserts on the same database. Requests to
 * `/healthz` from the same client show the maximum for HTTP alone on this machine.
 */
export async function run(): Promise<void> {
  await onEngine('embedded')
  if (installedPostgres()) await onEngine('installed')
}

async function onEngine(engine: 'embedded' | 'installed'): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const binaries = engine === 'installed' ? installedPostgres() : undefined
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({
    dir: join(directory, 'db'),
    log,
    ...(binaries && { binaries }),
  })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 64)
  const secretKey = randomBytes(32).toString('base64')
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: directory,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
  })
  await pool.query('create table bare (id uuid primary key, at timestamptz not null, status text not null)')
  const agent = httpAgent(server.url)
  const rows: (string | number)[][] = []
  try {
    for (const atOnce of levels) {
      const count = checkIns[atOnce]!
      const ratios: number[] = []
      let best = { bare: 0, health: 0, full: { perSecond: 0, p50: 0, p95: 0, p99: 0 } }
      for (let round = 0; round < rounds; round++) {
        const campus = await prepareCheckIns(pool, secretKey, count)
        const bare = await measure(count, atOnce, () =>
          pool.query("insert into bare values (gen_random_uuid(), now(), 'present')"),
        )
        const idle = await measure(count, atOnce, () => getHealth(agent))
        const full = await measure(count, atOnce, (index) => postCheckIn(agent, campus[index]!))
        ratios.push(full.perSecond / bare.perSecond)
        if (full.perSecond > best.full.perSecond) {
          best = { bare: bare.perSecond, health: idle.perSecond, full }
        }
      }
      const ratio = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)]!
      const { full, bare, health } = best
      rows.push([
        atOnce,
        bare.toFixed(0),
        health.toFixed(0),
        full.perSecond.toFixed(0),
        ratio.toFixed(2),
        full.p50.toFixed(1),
        full.p95.toFixed(1),
        full.p99.toFixed(1),
      ])
    }
    process.stdout.write(
      `\n${engine} PostgreSQL ${cluster.version}, one server process, median ratio of ${rounds} rounds\n`,
    )
    printTable(
      ['at once', 'bare inserts/s', 'bare answers/s', 'check-ins/s', 'ratio', 'p50 ms', 'p95 ms', 'p99 ms'],
      rows,
    )
  } finally {
    agent.destroy()
    await pool.end()
    await server.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
