import { afterAll } from 'vitest'
import { startWorker } from '#jobs/jobs.ts'
import { createMailer } from '#mail/mailer.ts'
import { jobHandlers } from '../job-handlers.ts'
import type { TestServer } from './server.ts'

/** Works on the server's jobs, as its process does, until the test file ends. */
export async function startTestWorker({ platform, pool }: Pick<TestServer, 'platform' | 'pool'>) {
  const handlers = jobHandlers(platform, createMailer(platform.config))
  const worker = await startWorker(pool, platform.log, handlers)
  afterAll(() => worker.stop())
}
