import type { Calendar } from '#http/calendar.ts'
import type { Platform } from '#platform/platform.ts'
import { openOwnCalendar } from './calendar-feed.service.ts'
import { openRoomCalendar } from './room-feed.service.ts'

/** The calendar of a person or room for a secret; null if the secret is not valid (any more). */
export const openCalendar = async (platform: Platform, secret: string): Promise<Calendar | null> =>
  (await openOwnCalendar(platform, secret)) ?? openRoomCalendar(platform, secret)
