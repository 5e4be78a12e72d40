import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id } from '../values.ts'
import { calendarFeedState, newCalendarFeed } from './calendar-feed.ts'

const common = {
  path: '/rooms/{roomId}/calendar-feed',
  roles: ['admin'],
  input: z.object({ roomId: id }),
} as const

export const roomFeed = onTopics(['calendar-feed'], {
  readRoomFeed: op({
    ...common,
    method: 'GET',
    summary: 'Get the status of a room’s calendar feed: when it was created and last read',
    output: calendarFeedState,
  }),
  createRoomFeed: op({
    ...common,
    method: 'POST',
    summary:
      'Create the secret address of a room’s calendar feed, shown only once; replaces any previous address',
    output: newCalendarFeed,
  }),
  revokeRoomFeed: op({
    ...common,
    method: 'DELETE',
    summary: 'Revoke the address of a room’s calendar feed',
    output: calendarFeedState,
  }),
})
