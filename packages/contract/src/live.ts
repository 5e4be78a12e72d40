import { z } from 'zod/mini'
import { op } from './operation.ts'
import { everyone } from './roles.ts'
import { attendanceSource, attendanceStatus } from './timetable/timetable.ts'
import { liveTopics } from './topics.ts'
import { id, instant } from './values.ts'

/** A student's check-in with the change to the register, so that nobody has to reload it. */
const arrival = z.object({
  studentId: id,
  status: attendanceStatus,
  source: attendanceSource,
  markedAt: instant,
  /** The student's attendance in this class, this session included. */
  percentage: z.nullable(z.number()),
  /** Records of the session, this one included. A register that has fewer has missed something. */
  recorded: z.int(),
})
export type Arrival = z.infer<typeof arrival>

/** Signals that something the reader can see has changed, and what to refetch. */
export const liveEvent = z.object({
  topic: z.enum([
    ...liveTopics,
    /** The person had too many open streams, so a newer one has replaced this one. */
    'stream-replaced',
    /** The stream doesn't know what happened since the last one, so everything has to be reloaded. */
    'missed',
  ]),
  /** The id of the changed row, if there is one. */
  id: z.optional(z.string()),
  /** With topic register: the only change of that register. */
  arrival: z.optional(arrival),
  /** The request that caused it. The page that sent it knows all changes from the response. */
  cause: z.optional(z.string()),
  /** Why a session has ended, if the person should be informed. */
  reason: z.optional(z.enum(['too-many-sessions'])),
})
export type LiveEvent = z.infer<typeof liveEvent>

export const live = {
  streamEvents: op({
    method: 'GET',
    path: '/events',
    kind: 'stream',
    roles: everyone,
    access: 'visible',
    beforeSecondFactor: true,
    summary: 'Stream server-sent events that concern you',
    /** The id of the last event, or the server's time of the first answer; in milliseconds since the epoch. */
    input: z.object({ since: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
    output: liveEvent,
  }),
}
