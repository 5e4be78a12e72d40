import type { calendarFeed } from '@campanile/contract/calendar-feed.ts'
import type { Routes } from '#http/routes.ts'
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar-feed.service.ts'

export const calendarFeedRoutes: Routes<typeof calendarFeed> = {
  readCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
}
