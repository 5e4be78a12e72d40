import { Logger, runOnce } from 'graphile-worker'
import { createMailer } from '#mail/mailer.ts'
import type { TestServer } from '#testing/server.ts'
import { jobHandlers } from '../../job-handlers.ts'

/** Works on all jobs there are, those of later too, and tells of each that failed. */
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
  return failures
}
