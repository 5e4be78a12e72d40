import type { Platform } from '#platform/platform.ts'
import { oldAnonymousScans, oldAttempts } from './old-attempts.repo.ts'

/** Attempts to check in, and counters of anonymous scans, before this; counted no further than `most`. */
export async function countOldAttempts({ db }: Platform, before: Date, most: number): Promise<number> {
  const named = await oldAttempts.count(db, before, most)
  return Math.min(most, named + (await oldAnonymousScans.count(db, before, most)))
}

/** Deletes a portion of them; answers with how many. */
export async function deleteOldAttempts({ db }: Platform, before: Date, limit: number): Promise<number> {
  const named = await oldAttempts.remove(db, before, limit)
  return named || oldAnonymousScans.remove(db, before, limit)
}
