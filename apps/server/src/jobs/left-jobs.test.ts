import { setTimeout } from 'node:timers/promises'
import { parseCrontab } from 'graphile-worker'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '#platform/log.ts'
import { databaseLink } from '#testing/database-link.ts'
import { startTestServer } from '#testing/server.ts'
import { openJobPool } from './job-pool.ts'
import { type JobHandlers, jobs, startWorker } from './jobs.ts'
import { renewLeases } from './leases.ts'
import { addDue } from './timetable.ts'

const { pool, platform, url } = await startTestServer()
const log = createLog('silent')
/** For a busy machine. */
const patient = { timeout: 12_000 }
const pace = { every: 20, lease: 60 }

/** A job that a server has started. */
async function begun(holder: string) {
  await jobs.add(platform.db, 'removeFile', { key: `of-${holder}` })
  const { rows } = await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now()
     where locked_by is null and payload->>'key' = $2 returning id`,
    [holder, `of-${holder}`],
  )
  const { id } = rows[0] as { id: string }
  return {
    id,
    async holder() {
      const { rows: found } = await pool.query('select locked_by from graphile_worker.jobs where id = $1', [
        id,
      ])
      return found[0].locked_by as string | null
    },
  }
}

it('releases jobs of dead servers, and none of a running server', async () => {
  const [dead, alive] = [await begun('dead'), await begun('alive')]
  const [working, other] = [renewLeases(pool, log, pace), renewLeases(pool, log, pace)]
  onTestFinished(() => {
    working.stop()
    other.stop()
  })
  working.begun(alive.id)
  await expect.poll(dead.holder, patient).toBeNull()
  expect(await alive.holder()).toBe('alive')
})

it('releases a lock from the future after the clock was set back', async () => {
  const dead = await begun('from-the-future')
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now() + interval '1 year' where locked_by = 'from-the-future'`,
  )
  const leases = renewLeases(pool, log, pace)
  onTestFinished(leases.stop)
  await expect.poll(dead.holder, patient).toBeNull()
})

it('adds due jobs once a minute for all servers, and again after the clock was set back', async () => {
  const due = parseCrontab('* * * * * keepMyData')
  const added = async () => {
    const { rows } = await pool.query(
      `delete from graphile_worker._private_jobs where key = 'timetable keepMyData' returning id`,
    )
    return rows.length
  }
  const at = (minute: string) => Promise.all([1, 2].map(() => addDue(pool, due, new Date(minute))))
  await at('2027-11-22T09:00:00Z')
  expect(await added()).toBe(1)
  await at('2027-11-22T09:00:00Z')
  expect(await added()).toBe(0)
  await at('2026-11-22T09:00:00Z')
  expect(await added()).toBe(1)
  await at('2026-11-22T09:01:00Z')
  await at('2026-11-22T09:02:00Z')
  expect(await added()).toBe(1)
})

/** A worker for one kind of job. */
const workerOn = (database: string, removeFile: JobHandlers['removeFile'], grace?: number) =>
  startWorker(openJobPool(database, log), log, { removeFile } as unknown as JobHandlers, grace)

async function isWaiting(key: string) {
  const found = await pool.query(`select from graphile_worker._private_jobs where payload->>'key' = $1`, [
    key,
  ])
  return found.rowCount === 1
}

it('records a job as done, and runs it once, although the database was down in between', async () => {
  const link = await databaseLink(url)
  let times = 0
  const worker = await workerOn(link.url, async ({ key }) => {
    if (key !== 'once') return
    times += 1
    await link.cut()
  })
  await jobs.add(platform.db, 'removeFile', { key: 'once' })
  await expect.poll(() => times, patient).toBe(1)
  await link.mend()
  await expect.poll(() => isWaiting('once'), patient).toBe(false)
  expect(times).toBe(1)
  await worker.stop()
})

it('records a job that ends while its server stops', async () => {
  let hasBegun = false
  const worker = await workerOn(url, async ({ key }) => {
    if (key !== 'last') return
    hasBegun = true
    // By then the server waits for nothing else.
    await setTimeout(100)
  })
  await jobs.add(platform.db, 'removeFile', { key: 'last' })
  await expect.poll(() => hasBegun, patient).toBe(true)
  await worker.stop()
  expect(await isWaiting('last')).toBe(false)
})

it('stops cleanly while the database is down, and another server repeats the job', async () => {
  const link = await databaseLink(url)
  let isCut = false
  const cutLink = async ({ key }: { key: string }) => {
    if (key !== 'lost') return
    await link.cut()
    isCut = true
  }
  const worker = await workerOn(link.url, cutLink, 500)
  await jobs.add(platform.db, 'removeFile', { key: 'lost' })
  await expect.poll(() => isCut, patient).toBe(true)
  await worker.stop()
  // The library retries after 3 to 4 seconds, and nobody would handle the error.
  await setTimeout(5_000)
  expect(await isWaiting('lost')).toBe(true)
})
