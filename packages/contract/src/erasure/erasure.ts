import { z } from 'zod/mini'
import { defaultLocale } from '../locale.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant } from '../values.ts'
import { erasureObstacleLabels } from './label-messages.ts'

/** Reasons why a person cannot be erased. */
export const erasureObstacles = ['not-deleted', 'pay-unsettled', 'import-running'] as const
export type ErasureObstacle = (typeof erasureObstacles)[number]

export const erasureObstacleWords: Record<ErasureObstacle, string> = erasureObstacleLabels(defaultLocale)

const erasureItem = z.object({
  /** Its description. */
  what: z.string(),
  /** Rows. */
  count: z.int(),
  /** Why it is kept, without the name; null: it is deleted. */
  keptBecause: z.nullable(z.string()),
})
export type ErasureItem = z.infer<typeof erasureItem>

const erasure = z.object({
  /** `items` lists what would happen before erasure, is empty while it runs, and is the report afterwards. */
  state: z.enum(['not-erased', 'working', 'erased']),
  obstacles: z.array(z.enum(erasureObstacles)),
  items: z.array(erasureItem),
  /** The number of deleted files. */
  files: z.int(),
  requestedAt: z.nullable(instant),
  erasedAt: z.nullable(instant),
})
export type Erasure = z.infer<typeof erasure>

const onePerson = z.object({ personId: id })

export const erasures = onTopics(['people'], {
  readErasure: op({
    method: 'GET',
    path: '/people/{personId}/erasure',
    roles: ['admin'],
    summary:
      'Preview the data that erasing a person deletes and keeps, or get the report of a completed erasure',
    input: onePerson,
    output: erasure,
  }),
  erasePerson: op({
    method: 'POST',
    path: '/people/{personId}/erasure',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Erase a person permanently; requires recent password or passkey confirmation',
    input: onePerson,
    output: erasure,
    errors: ['own-account', 'blocked'],
  }),
})
