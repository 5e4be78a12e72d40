import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import type { Platform } from '#platform/platform.ts'
import { computePeople } from '../computing/pay-computing.service.ts'
import { m } from '../messages.ts'
import { requestApproval } from './approval-notifications.ts'
import { announceRun } from './pay-run-lock.ts'
import * as repo from './pay-runs.repo.ts'

/** People computed in one transaction. */
const batchSize = 250

/** Computes the next batch of people; false when none are left. An interrupted batch leaves no changes. */
export const processPayRunBatch = (platform: Platform, payRunId: string): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    const run = await repo.lockRun(tx.db, payRunId)
    if (run?.status !== 'computing' || !run.countedAt) return false
    const now = platform.clock.now()
    const people = await repo.nextPeople(tx.db, payRunId, batchSize)
    if (people.length > 0) {
      await computePeople(tx.db, { ...run, countedAt: run.countedAt }, people)
      await repo.markComputed(tx.db, payRunId, people, now)
    } else {
      await repo.updateRun(tx.db, payRunId, { status: 'computed', computedAt: now, problem: null })
      await requestApproval(tx, now, { payRunId })
    }
    announceRun(tx, payRunId)
    return people.length > 0
  })

/** Computes a run to the end, unless another worker is already doing so. */
export const workOnPayRun = (platform: Platform, payRunId: string): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.payRun, payRunId, async () => {
    try {
      while (await processPayRunBatch(platform, payRunId));
    } catch (error) {
      await giveUp(platform, payRunId, error)
    }
  })

async function giveUp(platform: Platform, payRunId: string, error: unknown): Promise<void> {
  // The job is retried when the database is back.
  if (isDatabaseUnavailable(error)) throw error
  platform.log.error({ err: error }, 'computing a pay run failed')
  const problem = m.computingFailed()
  await inTransaction(platform, async (tx) => {
    const run = await repo.lockRun(tx.db, payRunId)
    if (run?.status === 'computing') await repo.updateRun(tx.db, payRunId, { status: 'draft', problem })
    announceRun(tx, payRunId)
  })
}

/** Continues runs that a stopped server left unfinished. */
export async function continuePayRuns(platform: Platform): Promise<void> {
  for (const { id } of await repo.findUnfinished(platform.db)) await workOnPayRun(platform, id)
}
