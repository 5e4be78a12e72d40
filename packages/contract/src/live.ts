import { z } from 'zod/mini'
import { op } from './operation.ts'
import { everyone } from './roles.ts'

/** A hint that something the reader may see has changed: refetch what it names. */
export const liveEvent = z.object({
  topic: z.enum([
    'register',
    'notifications',
    'push',
    'people',
    'sessions',
    'faces',
    'passkeys',
    'imports',
    'mails',
    'attendance-review',
    'structure',
    'staff-days',
    'mitigation',
    'leave',
    'results',
    'exams',
    'assignments',
    'payroll',
    'analytics',
    'my-security',
    'my-data',
    'displays',
    'session-ended',
    /** This stream is one too many of its person; a newer one has taken its place. */
    'stream-replaced',
  ]),
  /** Row the topic is about, where there is one. */
  id: z.optional(z.string()),
  /** Why a session has ended, where its person is told. */
  reason: z.optional(z.enum(['too-many-sessions'])),
})
export type LiveEvent = z.infer<typeof liveEvent>
export type LiveTopic = LiveEvent['topic']

export const live = {
  streamEvents: op({
    method: 'GET',
    path: '/events',
    kind: 'stream',
    roles: everyone,
    beforeSecondFactor: true,
    summary: 'Server-sent events about what concerns me',
    input: z.object({}),
    output: liveEvent,
  }),
}
