import type { Platform } from '#platform/platform.ts'
import { oldAttempts } from './old-attempts.repo.ts'

/** Attempts to begin or end a day before this, counted no further than `most`. */
export const countOldStaffAttempts = ({ db }: Platform, before: Date, most: number) =>
  oldAttempts.count(db, before, most)

/** Deletes a portion of them; answers with how many. */
export const deleteOldStaffAttempts = ({ db }: Platform, before: Date, limit: number) =>
  oldAttempts.remove(db, before, limit)
