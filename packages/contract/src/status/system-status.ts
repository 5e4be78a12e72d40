import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { instant, nothing } from '../values.ts'

/** Concerns to investigate, the most urgent first; the metrics use the same names for alerts. */
export const concerns = [
  'migrations-missing',
  'storage-unreachable',
  'disk-low',
  'connections-short',
  'replica-gone',
  'replica-behind',
  'jobs-late',
  'jobs-failed',
  'mail-late',
  'mail-failed',
  'mail-unclear',
  'proxy-untrusted',
  'backup-old',
  'older-version',
] as const
export type Concern = (typeof concerns)[number]

const count = z.int()
const seconds = z.nullable(z.number())

const systemStatus = z.object({
  at: instant,
  concerns: z.array(z.enum(concerns)),
  /** The process that responded; there may be several. */
  server: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: instant,
    memoryBytes: z.number(),
    /** Browsers that receive live events from it. */
    streams: count,
    /**
     * Since it started: all requests, and those with X-Forwarded-For or Forwarded from a proxy not in
     * TRUST_PROXY.
     */
    forwardedHeaders: z.object({
      requests: count,
      untrusted: count,
      /** The address of the last such request. */
      lastFrom: z.nullable(z.string()),
    }),
  }),
  database: z.object({
    version: z.string(),
    /** The database that comes with the server. */
    embedded: z.boolean(),
    bytes: z.number(),
    connections: count,
    mostConnections: count,
    /** Requests of this process waiting for a connection. */
    waiting: count,
  }),
  migrations: z.object({ applied: count, known: count }),
  /** Null: none is configured. */
  replica: z.nullable(z.object({ state: z.enum(['in-use', 'behind', 'gone']), lagSeconds: seconds })),
  jobs: z.object({
    waiting: count,
    running: count,
    /** Given up after all attempts. */
    failed: count,
    /** How long ago the oldest one became due. */
    lateSeconds: seconds,
    /** Names of the failed ones. */
    failing: z.array(z.string()),
  }),
  mail: z.object({
    configured: z.boolean(),
    queued: count,
    failed: count,
    unclear: count,
    lateSeconds: seconds,
  }),
  push: z.object({ devices: count, failing: count }),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    works: z.boolean(),
    /** For a disk. */
    freeBytes: z.nullable(z.number()),
  }),
  figures: z.object({
    /** Changes not included in the figures yet, counted up to 10,000. */
    due: count,
  }),
  backup: z.object({ lastAt: z.nullable(instant) }),
})
export type SystemStatus = z.infer<typeof systemStatus>

export const systemStatusOperations = onTopics(['settings'], {
  readSystemStatus: op({
    method: 'GET',
    path: '/system-status',
    roles: ['admin'],
    summary: 'Get the system status: database, jobs, mail, storage, backup and concerns to investigate',
    input: nothing,
    output: systemStatus,
  }),
  retryFailedJobs: op({
    method: 'POST',
    path: '/system-status/jobs/retry',
    roles: ['admin'],
    summary: 'Retry all failed jobs with their full number of attempts',
    input: nothing,
    output: z.object({ jobs: count }),
  }),
})
