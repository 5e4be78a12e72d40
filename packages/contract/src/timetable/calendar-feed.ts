import { z } from 'zod/mini'
import { op } from '../operation.ts'
import type { Role } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { instant, nothing } from '../values.ts'

/** Roles that have a schedule to subscribe to. */
const readers: readonly Role[] = ['lecturer', 'student']

export const calendarFeedState = z.object({
  /** Null: there is none. The address is shown only when it is created. */
  feed: z.nullable(z.object({ createdAt: instant, lastReadAt: z.nullable(instant) })),
})
export type CalendarFeedState = z.infer<typeof calendarFeedState>

/** With the address, which is shown only now. */
export const newCalendarFeed = z.object({ ...calendarFeedState.shape, url: z.url() })

export const calendarFeed = onTopics(['calendar-feed'], {
  readCalendarFeed: op({
    method: 'GET',
    path: '/calendar-feed',
    roles: readers,
    access: 'own',
    summary: 'Get the status of your calendar feed: when it was created and last read',
    input: nothing,
    output: calendarFeedState,
  }),
  createCalendarFeed: op({
    method: 'POST',
    path: '/calendar-feed',
    roles: readers,
    access: 'own',
    summary:
      'Create the secret address of your calendar feed, shown only once; replaces any previous address',
    input: nothing,
    output: newCalendarFeed,
  }),
  revokeCalendarFeed: op({
    method: 'DELETE',
    path: '/calendar-feed',
    roles: readers,
    access: 'own',
    summary: 'Revoke the address of your calendar feed',
    input: nothing,
    output: calendarFeedState,
  }),
})
