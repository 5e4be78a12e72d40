import type { Platform } from '#platform/platform.ts'
import * as repo from './retention.repo.ts'

/** Pairings that expired, kiosks whose check-in is over, and displays that were not used for a month. */
export const countOldDisplays = ({ db }: Platform, now: Date, most: number) => repo.countOver(db, now, most)

export const deleteOldDisplays = ({ db }: Platform, now: Date, limit: number) =>
  repo.deleteOver(db, now, limit)
