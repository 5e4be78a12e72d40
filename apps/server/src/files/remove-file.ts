import { advisoryLock } from '#db/advisory-locks.ts'
import { pgType, queryRow } from '#db/rows.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * Job: removes a file that no row refers to any more. During a backup the backup's rows still do, so the job
 * is repeated later. A backup holds the lock exclusively and removals share it, so no file disappears between
 * the backup's rows and its files.
 */
export async function removeFile(
  { db, files, jobs, clock }: Pick<Platform, 'db' | 'files' | 'jobs' | 'clock'>,
  key: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const lock = await queryRow(tx, {
      free: pgType.boolean,
    })`select pg_try_advisory_xact_lock_shared(${advisoryLock.backup}) as free`
    if (lock?.free) await files.remove(key)
    else await jobs.add(tx, 'removeFile', { key }, { runAt: minutesAfter(clock.now(), 1) })
  })
}
