import type { Platform } from '#platform/platform.ts'
import { oldNotifications } from './old-notifications.repo.ts'

/** Notifications from before this, counted no further than `most`. */
export const countOldNotifications = ({ db }: Platform, before: Date, most: number) =>
  oldNotifications.count(db, before, most)

/** Deletes a portion of them; answers with how many. */
export const deleteOldNotifications = ({ db }: Platform, before: Date, limit: number) =>
  oldNotifications.remove(db, before, limit)
