import type { Platform } from '#platform/platform.ts'
import { oldEvents } from './old-events.repo.ts'

/** Events from before this, counted no further than `most`. */
export const countOldEvents = ({ db }: Platform, before: Date, most: number) =>
  oldEvents.count(db, before, most)

/** Deletes a portion of them; answers with how many. */
export const deleteOldEvents = ({ db }: Platform, before: Date, limit: number) =>
  oldEvents.remove(db, before, limit)
