import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { httpAgent, postCheckIn } from './check-in-request.ts'
import { lostAndDoubled } from './lost-and-doubled.ts'
import { type PreparedCheckIn, prepareCheckIns } from './prepared-check-ins.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface CrashReport {
  cycles: number
  databaseKills: number
  acknowledged: number
  lost: number
  doubled: number
  /** The longest time until a restarted server answered, in milliseconds. */
  slowestRestart: number
}

const burst = 400
const atOnce = 16

/**
 * Kills the server with -9 in the middle of a burst of check-ins, every second time together with its
 * database. Starts it again without any repair, and counts acknowledged check-ins that are missing or stored
 * twice.
 */
export async function crashCycles(
  cycles: number,
  tell: (line: string) => void = () => undefined,
): Promise<CrashReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-crash-'))
  chmodSync(dataDir, 0o711)
  const secretKey = randomBytes(32).toString('base64')
  const env = { DATA_DIR: dataDir, SECRET_KEY: secretKey, DATABASE_URL: '', LOG_LEVEL: 'silent' }
  const report: CrashReport = {
    cycles,
    databaseKills: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    slowestRestart: 0,
  }
  let server = await startServerProcess(env)
  try {
    for (let cycle = 1; cycle <= cycles; cycle++) {
      const withDatabase = cycle % 2 === 0
      const acknowledged = await burstAndKill(server, dataDir, secretKey, withDatabase)
      const killed = performance.now()
      server = await startServerProcess(env)
      const restart = Math.round(performance.now() - killed)
      const { lost, doubled } = await compare(dataDir, acknowledged)
      report.databaseKills += withDatabase ? 1 : 0
      report.acknowledged += acknowledged.length
      report.lost += lost
      report.doubled += doubled
      report.slowestRestart = Math.max(report.slowestRestart, restart)
      tell(
        `cycle ${cycle}: ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled, back after ${restart} ms`,
      )
    }
    return report
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Returns the students whose check-in the server acknowledged before it was killed. */
async function burstAndKill(
  server: ServerProcess,
  dataDir: string,
  secretKey: string,
  withDatabase: boolean,
) {
  const pool = await poolOn(dataDir)
  const waiting = await prepareCheckIns(pool, secretKey, burst)
  await pool.end()
  const acknowledged: PreparedCheckIn[] = []
  const agent = httpAgent(server.url)
  const exited = once(server.child, 'exit')
  const killAfter = randomInt(1, burst - 2 * atOnce)
  const kill = () => {
    if (withDatabase) process.kill(databasePid(dataDir), 'SIGKILL')
    server.child.kill('SIGKILL')
  }
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const checkIn = next
      const done = () => {
        acknowledged.push(checkIn)
        if (acknowledged.length === killAfter) kill()
      }
      // Check-ins interrupted by the kill fail as intended, and do not count as acknowledged.
      await postCheckIn(agent, checkIn).then(done, () => undefined)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  await exited
  agent.destroy()
  return acknowledged
}

const databasePid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'db/data/postmaster.pid'), 'utf8').split('\n')[0])

/** A pool on the database, which is already running. Starting it again only provides its URL. */
async function poolOn(dataDir: string) {
  const { url } = await startEmbeddedPostgres({ dir: join(dataDir, 'db'), log: createLog('silent') })
  return openPool(url, createLog('silent'), 4)
}

async function compare(dataDir: string, acknowledged: readonly PreparedCheckIn[]) {
  const pool = await poolOn(dataDir)
  const found = await lostAndDoubled(
    pool,
    acknowledged.map(({ personId }) => personId),
  )
  await pool.end()
  return found
}
