import { afterAll } from 'vitest'
import { toDatabase } from '#db/database.ts'
import { openJobPool } from '#jobs/job-pool.ts'
import { startWorker } from '#jobs/jobs.ts'
import { createMailer } from '#mail/mailer.ts'
import { jobHandlers } from '../../src/job-handlers.ts'
import type { TestServer } from './server.ts'

/** Runs the server's jobs, as the real server does, until the test file ends. */
export async function startTestWorker({ platform, url }: Pick<TestServer, 'platform' | 'url'>) {
  const { config, log } = platform
  const jobPool = openJobPool(url, log)
  const handlers = jobHandlers({ ...platform, db: toDatabase(jobPool) }, createMailer(config))
  const worker = await startWorker(jobPool, log, handlers)
  afterAll(() => worker.stop())
}
