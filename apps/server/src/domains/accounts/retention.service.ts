import type { Platform } from '#platform/platform.ts'
import * as repo from './expired-access.repo.ts'

/** Sessions, links, answered challenges and attempt counters that have expired. */
export const countExpiredAccess = ({ db }: Platform, now: Date, most: number) =>
  repo.countExpired(db, now, most)

/** What has expired is of no use and says something about people, so it goes. Answers with how many. */
export const deleteExpiredAccess = ({ db }: Platform, now: Date, limit: number) =>
  repo.deleteExpired(db, now, limit)
