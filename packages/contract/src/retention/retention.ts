import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { instant, nothing } from '../values.ts'
import { m } from './messages.ts'

/**
 * Data that is deleted automatically. The first six kinds are deleted after a period the institution sets;
 * the others as soon as they are no longer useful: frames of earlier face checks, expired sessions and links,
 * unsubmitted uploads.
 */
export const retentionKinds = [
  'faces',
  'attempts',
  'notifications',
  'mails',
  'imports',
  'audit',
  'probes',
  'sign-in',
  'uploads',
] as const
export type RetentionKind = (typeof retentionKinds)[number]
const retentionKind = z.enum(retentionKinds)

/** The shortest, longest and default period of each kind, in days. Why: decision 0027. */
export const retentionBounds = {
  faces: { least: 1, most: 3650, usual: 180 },
  attempts: { least: 30, most: 3650, usual: 365 },
  notifications: { least: 30, most: 3650, usual: 180 },
  mails: { least: 7, most: 730, usual: 90 },
  imports: { least: 7, most: 3650, usual: 180 },
  audit: { least: 365, most: 36500, usual: 2555 },
} as const
export type PeriodKind = keyof typeof retentionBounds

/** Whole days within the bounds of a kind. */
export const retentionPeriod = (kind: PeriodKind) => {
  const { least, most, usual } = retentionBounds[kind]
  const message = m.wholeDaysFromTo({ least, most })
  return z._default(z.int(message).check(z.minimum(least, message), z.maximum(most, message)), usual)
}

/** Dry runs stop counting at this number. */
export const mostCounted = 100_000

const retentionItem = z.object({
  kind: retentionKind,
  /** Null: kept only as long as it is useful. */
  days: z.nullable(z.int()),
  lastRun: z.nullable(z.object({ at: instant, deleted: z.int(), failed: z.boolean() })),
})
export type RetentionItem = z.infer<typeof retentionItem>

export const retention = onTopics(['settings'], {
  readRetention: op({
    method: 'GET',
    path: '/retention',
    roles: ['admin'],
    summary:
      'Get the data that is deleted automatically, its retention periods and the result of the last run',
    input: nothing,
    output: z.object({ items: z.array(retentionItem) }),
  }),
  previewRetention: op({
    method: 'GET',
    path: '/retention/{kind}/preview',
    roles: ['admin'],
    summary: 'Count the records that a retention run would delete now, with the current or another period',
    topics: [],
    input: z.object({
      kind: retentionKind,
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36_500))),
    }),
    /** Counted up to `mostCounted`. */
    output: z.object({ kind: retentionKind, count: z.int() }),
  }),
  runRetention: op({
    method: 'POST',
    path: '/retention/runs',
    roles: ['admin'],
    summary: 'Delete data past its retention period now instead of tonight',
    input: nothing,
    output: nothing,
  }),
})
