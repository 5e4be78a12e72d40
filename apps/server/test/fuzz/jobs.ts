import { Logger, runOnce } from 'graphile-worker'
import { expect, vi } from 'vitest'
import { createMailer } from '#mail/mailer.ts'
import type { TestServer } from '#testing/server.ts'
import { jobHandlers } from '../../src/job-handlers.ts'

/** Runs all jobs, including those scheduled for later, and returns those that failed. */
export async function finishJobs({ platform, pool }: Pick<TestServer, 'platform' | 'pool'>) {
  const failures: { job: string; error: unknown }[] = []
  const handlers = Object.entries(jobHandlers(platform, createMailer(platform.config)))
  const taskList = Object.fromEntries(
    handlers.map(([job, handle]) => [
      job,
      async (payload: unknown) => {
        try {
          await handle(payload as never)
        } catch (error) {
          failures.push({ job, error })
        }
      },
    ]),
  )
  await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await runOnce({ pgPool: pool, logger: new Logger(() => () => undefined), taskList, noHandleSignals: true })
  // The library does not wait until the last jobs are marked as done.
  const locked = 'select from graphile_worker._private_jobs where locked_at is not null'
  await vi.waitFor(async () => expect((await pool.query(locked)).rowCount).toBe(0), {
    interval: 5,
    timeout: 15_000,
  })
  return failures
}
