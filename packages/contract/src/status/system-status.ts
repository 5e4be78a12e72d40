import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { instant, nothing } from '../values.ts'

/** What somebody should look into, the most pressing first; the metrics name them alike, for alerts. */
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
  /** The process that answered; there may be several. */
  server: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: instant,
    memoryBytes: z.number(),
    /** Browsers that hear of changes from it. */
    streams: count,
    /** Since it started: all requests, and those with X-Forwarded-For or Forwarded from a proxy not in TRUST_PROXY. */
    forwardedHeaders: z.object({
      requests: count,
      untrusted: count,
      /** Address that the last of them came from. */
      lastFrom: z.nullable(z.string()),
    }),
  }),
  database: z.object({
    version: z.string(),
    /** The one that the server brings along. */
    embedded: z.boolean(),
    bytes: z.number(),
    connections: count,
    mostConnections: count,
    /** Requests of this process that wait for a connection. */
    waiting: count,
  }),
  migrations: z.object({ applied: count, known: count }),
  /** Null: none is configured. */
  replica: z.nullable(z.object({ state: z.enum(['in-use', 'behind', 'gone']), lagSeconds: seconds })),
  jobs: z.object({
    waiting: count,
    running: count,
    /** Given up after all their tries. */
    failed: count,
    /** Since when the oldest could have run. */
    lateSeconds: seconds,
    /** Names of those that failed. */
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
    /** Of a disk. */
    freeBytes: z.nullable(z.number()),
  }),
  figures: z.object({
    /** Changes that the figures do not show yet, counted up to 10,000. */
    due: count,
  }),
  backup: z.object({ lastAt: z.nullable(instant) }),
})
export type SystemStatus = z.infer<typeof systemStatus>

export const systemStatusOperations = {
  readSystemStatus: op({
    method: 'GET',
    path: '/system-status',
    roles: ['admin'],
    summary: 'How the installation is doing: database, jobs, mail, storage, backup, and what needs a look',
    input: nothing,
    output: systemStatus,
  }),
  retryFailedJobs: op({
    method: 'POST',
    path: '/system-status/jobs/retry',
    roles: ['admin'],
    summary: 'Let the jobs that were given up run again, with all their tries',
    input: nothing,
    output: z.object({ jobs: count }),
  }),
}
