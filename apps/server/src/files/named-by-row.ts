import { isConnectionLost } from '#db/errors.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * Does the work that names a stored file in a row. When it fails the file goes, by a job if the store is away:
 * what no row names would stay for ever. Only where the database was lost nobody knows whether the row
 * is there, and a file too many is better than one that is missed.
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
