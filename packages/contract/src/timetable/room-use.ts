import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, day, id, instant, pageSchema, paging, searchText } from '../values.ts'
import { startBeforeEnd } from './meetings.ts'

/** The selected term, or the current one; null: there are no terms. */
const useTerm = z.nullable(z.object({ id, name: z.string(), firstDay: day, lastDay: day }))

/** Sessions in the term, without cancelled ones, and the students expected at all of them together. */
const occupancy = { sessions: z.int(), students: z.int(), exams: z.int() }

const roomUse = z.object({
  term: useTerm,
  /**
   * By weekday and hour, without gaps: Monday to Friday, 08:00 to 18:00, extended to the earliest and latest hour and
   * the last weekday in use.
   */
  hours: z.array(
    z.object({
      /** 1 is Monday. */
      weekday: z.int(),
      /** 8: from 08:00 to 09:00. */
      hour: z.int(),
      /** Minutes of sessions and exams in this hour, over the teaching days of the term. */
      used: z.int(),
      /** 60 for each teaching day. */
      available: z.int(),
    }),
  ),
  ...occupancy,
})
export type RoomUse = z.infer<typeof roomUse>

/** How rooms are sorted: by the share of time in use, or of seats filled. */
export const roomUseSorts = ['-used', 'used', '-filled', 'filled', 'name'] as const
export type RoomUseSort = (typeof roomUseSorts)[number]

const usedRoom = z.object({
  id,
  name: z.string(),
  capacity: z.int(),
  /** Minutes of sessions and exams from Monday to Friday, 08:00 to 18:00, on the teaching days of the term. */
  used: z.int(),
  /** All minutes of these hours. */
  available: z.int(),
  ...occupancy,
})
export type UsedRoom = z.infer<typeof usedRoom>

const foundRoom = z.object({
  id,
  name: z.string(),
  capacity: z.int(),
  /** Whether check-in there can require the room’s network or location. */
  hasNetwork: z.boolean(),
  hasLocation: z.boolean(),
  /** The booking at that time; null: it is free. */
  taken: z.nullable(
    z.object({
      courseCode: z.string(),
      exam: z.nullable(z.string()),
      startsAt: instant,
      endsAt: instant,
      /** The next time on that day when it is free for as long; null: there is none. */
      nextGap: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
    }),
  ),
})
export type FoundRoom = z.infer<typeof foundRoom>

const seats = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20_000))

export const roomUseOperations = onTopics(['sessions', 'exams', 'structure'], {
  readRoomUse: op({
    method: 'GET',
    path: '/rooms/{roomId}/use',
    roles: ['admin'],
    summary: 'Get how much a room is used in a term, by weekday and hour',
    input: z.object({ roomId: id, termId: z.optional(id) }),
    output: roomUse,
  }),
  listRoomUse: op({
    method: 'GET',
    path: '/room-use',
    roles: ['admin'],
    summary: 'List how much each room is used in a term, and how many of its seats are filled',
    input: z.object({
      ...paging,
      termId: z.optional(id),
      search: searchText,
      sort: z._default(z.enum(roomUseSorts), '-used'),
    }),
    output: z.object({ term: useTerm, ...pageSchema(usedRoom).shape }),
  }),
  findRooms: op({
    method: 'GET',
    path: '/free-rooms',
    roles: ['admin'],
    summary: 'Find rooms for a time: free ones first, the best fit first; taken ones with their next gap',
    input: z
      .object({
        day,
        startsAt: clockTime,
        endsAt: clockTime,
        seats: z._default(seats, 1),
        /** Only rooms where check-in can require the network or location. */
        network: z._default(z.stringbool(), false),
        location: z._default(z.stringbool(), false),
      })
      .check(startBeforeEnd),
    output: z.object({
      /** At most 200. */
      items: z.array(foundRoom),
    }),
  }),
})
