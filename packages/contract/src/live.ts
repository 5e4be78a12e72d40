import { z } from 'zod/mini'
import { op } from './operation.ts'
import { everyone } from './roles.ts'
import { liveTopics } from './topics.ts'

/** Signals that something the reader can see has changed, and what to refetch. */
export const liveEvent = z.object({
  topic: z.enum([
    ...liveTopics,
    /** The person had too many open streams, so a newer one has replaced this one. */
    'stream-replaced',
  ]),
  /** The id of the changed row, where there is one. */
  id: z.optional(z.string()),
  /** Why a session has ended, where the person should be informed. */
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
    input: z.object({}),
    output: liveEvent,
  }),
}
