import { isConnectionLost } from '#db/errors.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * Runs the work that stores a file's key in a row. If the work fails, the file is removed (by a job if the
 * store is down), because a file without a row would stay forever. If the database connection was lost, it is
 * unknown whether the row exists. Then the file stays: an extra file is better than a missing one.
 */
export async function namedByRow<T>(
  { files, jobs, db, log }: Pick<Platform, 'files' | 'jobs' | 'db' | 'log'>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isConnectionLost(error)) log.warn({ err: error }, 'a stored file may be named by no row')
    else
      await files
        .remove(key)
        .catch(() => jobs.add(db, 'removeFile', { key }))
        .catch((err) => log.error({ err }, 'a stored file is named by no row'))
    throw error
  }
}
