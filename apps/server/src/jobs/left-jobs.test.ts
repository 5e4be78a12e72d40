import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { advisoryLock } from '#db/advisory-locks.ts'
import { createLog } from '#platform/log.ts'
import { databaseLink } from '#testing/database-link.ts'
import { startTestServer } from '#testing/server.ts'
import { releaseJobsOfGoneWorkers } from './gone-workers.ts'
import { openJobPool } from './job-pool.ts'
import { type JobHandlers, jobs, startWorker } from './jobs.ts'

const { pool, platform, url } = await startTestServer()
const log = createLog('silent')
/** For a busy machine. */
const patient = { timeout: 12_000 }
/** A worker for one kind of job. */
const workerOn = (
  database: string,
  removeFile: JobHandlers['removeFile'],
  options?: Parameters<typeof startWorker>[3],
) => startWorker(openJobPool(database, log), log, { removeFile } as unknown as JobHandlers, options)

/** Checks for gone workers as a server does, but more often. */
function watch() {
  const watched = releaseJobsOfGoneWorkers(pool, new EventEmitter(), log, { every: 20, patience: 300 })
  onTestFinished(watched.stop)
}

it('runs the jobs of a killed server again, and none of a running server', async () => {
  const runs: string[] = []
  let finish = () => {}
  const isOver = new Promise<void>((resolve) => {
    finish = resolve
  })
  const running = await workerOn(url, async ({ key }) => {
    runs.push(key)
    if (key === 'long') await isOver
  })
  onTestFinished(() => running.stop())
  await jobs.add(platform.db, 'removeFile', { key: 'long' })
  await expect.poll(() => runs, patient).toEqual(['long'])
  // As a killed server leaves it; its lock may even be from the future, if its clock was ahead.
  await jobs.add(platform.db, 'removeFile', { key: 'left' }, { runAt: new Date('2100-01-01') })
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now(), locked_by = 'pool-killed', locked_at = now() + interval '1 year'
     where payload->>'key' = 'left'`,
  )
  watch()
  await expect.poll(() => runs, patient).toEqual(['long', 'left'])
  await setTimeout(600)
  expect(runs).toEqual(['long', 'left'])
  finish()
  await expect.poll(() => isWaiting('long'), patient).toBe(false)
})

it('keeps the jobs of a server whose connections broke and were made again', async () => {
  const runs: string[] = []
  let finish = () => {}
  const isOver = new Promise<void>((resolve) => {
    finish = resolve
  })
  const running = await workerOn(url, async ({ key }) => {
    runs.push(key)
    await isOver
  })
  onTestFinished(() => running.stop())
  const holders = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and datname = current_database() and classid = $1`,
      [advisoryLock.worker],
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(holders, patient).toHaveLength(1)
  await jobs.add(platform.db, 'removeFile', { key: 'kept' })
  await expect.poll(() => runs, patient).toEqual(['kept'])
  const [pid] = await holders()
  await pool.query('select pg_terminate_backend($1)', [pid])
  await expect.poll(holders, patient).not.toContain(pid)
  await expect.poll(holders, patient).toHaveLength(1)
  watch()
  await setTimeout(600)
  expect(runs).toEqual(['kept'])
  finish()
})

it('adds the jobs of the timetable once a minute, however many servers there are', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const crontab = `* * * * * removeFile {key: "each-minute"}
    0 10 * * * removeFile ?id=daily {key: "at-ten"}`
  let runs: string[] = []
  const note = async ({ key }: { key: string }) => void runs.push(key)
  /** Two servers that start just before a minute begins, until it is half a second old. */
  async function runsIn(minute: string) {
    runs = []
    vi.setSystemTime(Date.parse(`2020-01-01T${minute}:00Z`) - 100)
    const workers = await Promise.all([1, 2].map(() => workerOn(url, note, { crontab })))
    vi.setSystemTime(`2020-01-01T${minute}:00.100Z`)
    await setTimeout(1_500)
    await Promise.all(workers.map((worker) => worker.stop()))
    return runs.toSorted()
  }
  expect(await runsIn('09:59')).toEqual(['each-minute'])
  expect(await runsIn('10:00')).toEqual(['at-ten', 'each-minute'])
  // Started again within the same minute.
  expect(await runsIn('10:00')).toEqual([])
  expect(await runsIn('10:01')).toEqual(['each-minute'])
})

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
    // The server then waits for nothing else.
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
  const worker = await workerOn(link.url, cutLink, { grace: 500 })
  await jobs.add(platform.db, 'removeFile', { key: 'lost' })
  await expect.poll(() => isCut, patient).toBe(true)
  await worker.stop()
  // The library retries after 3 to 4 seconds, and nobody would handle the error.
  await setTimeout(5_000)
  expect(await isWaiting('lost')).toBe(true)
})
