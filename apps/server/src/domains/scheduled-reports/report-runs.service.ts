import { inTransaction, type Transaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Platform } from '#platform/platform.ts'
import { nextRun } from './next-run.rules.ts'
import * as repo from './report-runs.repo.ts'

/** Reports started in one transaction. */
const batchSize = 50

/** Prepares and sends a report soon; false when that is already under way. */
export async function startRun(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  tx: Transaction,
  scheduleId: string,
): Promise<boolean> {
  const runId = await repo.insertRun(tx.db, scheduleId, clock.now())
  if (runId) await jobs.add(tx.db, 'sendReport', { runId })
  return runId !== undefined
}

/** Job: starts all reports that are due. However many times were missed, each is sent once. */
export async function sendDueReports(platform: Platform): Promise<void> {
  while (await inTransaction(platform, (tx) => startNext(platform, tx)));
}

async function startNext(platform: Platform, tx: Transaction): Promise<boolean> {
  const now = platform.clock.now()
  const due = await repo.lockDue(tx.db, now, batchSize)
  const { timeZone } = await currentInstitution(tx)
  for (const { id, ...rhythm } of due) {
    await repo.setNext(tx.db, id, nextRun(rhythm, timeZone, now))
    await startRun(platform, tx, id)
  }
  return due.length === batchSize
}
