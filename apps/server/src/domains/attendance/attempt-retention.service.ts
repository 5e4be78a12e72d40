import type { Platform } from '#platform/platform.ts'
import { oldAttempts } from './old-attempts.repo.ts'

/** Attempts to check in before this, counted no further than `most`. */
export const countOldAttempts = ({ db }: Platform, before: Date, most: number) =>
  oldAttempts.count(db, before, most)

/** Deletes a portion of them; answers with how many. */
export const deleteOldAttempts = ({ db }: Platform, before: Date, limit: number) =>
  oldAttempts.remove(db, before, limit)
