import type { Platform } from '#platform/platform.ts'
import { oldMails } from './old-mails.repo.ts'

/** Messages from before this that are settled, counted no further than `most`. */
export const countOldMails = ({ db }: Platform, before: Date, most: number) =>
  oldMails.count(db, before, most)

/** Deletes a portion of them; answers with how many. */
export const deleteOldMails = ({ db }: Platform, before: Date, limit: number) =>
  oldMails.remove(db, before, limit)
