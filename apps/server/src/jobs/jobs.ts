import { EventEmitter } from 'node:events'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { RetentionKind } from '@campanile/contract/retention/retention.ts'
import { sql } from 'drizzle-orm'
import { Logger, type ParsedCronItem, parseCrontab, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Database } from '#db/database.ts'
import type { Log } from '#platform/log.ts'
import { releaseJobsOfGoneWorkers } from './gone-workers.ts'

/** All jobs and their payloads. */
export interface JobPayloads {
  sendMails: Record<string, never>
  sendReport: { runId: string }
  sendDueReports: Record<string, never>
  sendGroupMessage: { messageId: string }
  mailNotifications: { notificationIds: string[] }
  sendPasswordReset: { sealed: string }
  pushNotifications: { notificationIds: readonly string[] }
  retryPushes: { pairs: { notificationId: string; registrationId: string }[]; tries: number }
  closeCheckIn: { sessionId: string }
  reviewCheckIns: { sessionId: string }
  expireSessionRequest: { sessionRequestId: string }
  removeFile: { key: string }
  workOnImport: { importId: string }
  continueImports: Record<string, never>
  inviteImported: { importId: string }
  syncRoster: { syncId: string }
  startDueRosterSync: Record<string, never>
  workOnPayRun: { payRunId: string }
  continuePayRuns: Record<string, never>
  computeTimetableDraft: { draftId: string }
  continueTimetableDrafts: Record<string, never>
  packMyData: { exportId: string }
  keepMyData: Record<string, never>
  erasePerson: { personId: string }
  continueErasures: Record<string, never>
  closeStaffDays: Record<string, never>
  keepLeaveLedger: Record<string, never>
  notifyOfExpiringTokens: Record<string, never>
  deliverWebhooks: Record<string, never>
  refreshIdentityProviders: Record<string, never>
  tellOfDueDates: Record<string, never>
  convertWork: Record<string, never>
  compareWork: Record<string, never>
  applyRetention: { kinds?: readonly RetentionKind[] }
  refreshFigures: Record<string, never>
  repairSearch: Record<string, never>
  loadDemo: Record<string, never>
  keepDemoLive: Record<string, never>
}
export type JobName = keyof JobPayloads
export type JobHandlers = { [K in JobName]: (payload: JobPayloads[K]) => Promise<void> }

interface JobOptions {
  runAt?: Date
  /** A later job with the same key replaces the earlier one. */
  key?: string
}

export interface Jobs {
  /** Adds a job inside the caller's transaction. If that is rolled back, the job never runs. */
  add<K extends JobName>(db: Database, name: K, payload: JobPayloads[K], options?: JobOptions): Promise<void>
  /** Adds several jobs of one name with one statement, by their keys. */
  addEach<K extends JobName>(db: Database, name: K, byKey: ReadonlyMap<string, JobPayloads[K]>): Promise<void>
}

const maxAttempts = 12

export const jobs: Jobs = {
  async add(db, name, payload, { runAt, key } = {}) {
    await db.execute(sql`select graphile_worker.add_job(
      ${name}, payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}, max_attempts => ${maxAttempts})`)
  },
  async addEach(db, name, byKey) {
    const payloads = [...byKey.values()].map((payload) => JSON.stringify(payload))
    await db.execute(sql`
      select graphile_worker.add_job(${name}, payload => j.payload, job_key => j.key, max_attempts => ${maxAttempts})
      from unnest(${sql.param([...byKey.keys()])}::text[], ${sql.param(payloads)}::json[]) j(key, payload)`)
  },
}

interface Meta {
  job?: { task_identifier: string; attempts: number }
  error?: unknown
  fatalError?: unknown
}

/**
 * The library's messages contain the error's text, and its metadata the payload. Both may contain personal
 * data.
 */
const createLogger = (log: Log) =>
  new Logger(() => (level, message, meta = {}) => {
    if (level !== 'error' && level !== 'warning') return
    const { job, error, fatalError } = meta as Meta
    const err = error ?? fatalError
    if (job) log.warn({ err, job: job.task_identifier, attempt: job.attempts }, 'job failed')
    else log.warn({ err }, err ? 'job queue in trouble' : message)
  })

/**
 * Milliseconds that running jobs have to finish when a server stops. Another server repeats those that take
 * longer.
 */
const defaultGraceMs = 20_000

/** A job of the timetable that is still waiting is not added again. */
const parseTimetable = (crontab: string): ParsedCronItem[] =>
  parseCrontab(crontab).map((item) => ({
    ...item,
    options: {
      ...item.options,
      maxAttempts,
      jobKey: `timetable ${item.identifier}`,
      jobKeyMode: 'preserve_run_at',
    },
  }))

interface WorkerOptions {
  /** Jobs that run on a schedule, once for all servers. */
  crontab?: string
  grace?: number
}

/** Starts processing jobs. The pool belongs to the worker and ends with it. */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  handlers: JobHandlers,
  { crontab = '', grace = defaultGraceMs }: WorkerOptions = {},
) {
  const events: WorkerEvents = new EventEmitter()
  const goneWorkers = releaseJobsOfGoneWorkers(pool, events, log)
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle(payload as never)]),
  )
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: createLogger(log),
    taskList,
    parsedCronItems: parseTimetable(crontab),
  })
  async function finish() {
    await runner.stop()
    // The library records results without waiting for them. One tick later it holds the connections it needs.
    await setImmediate()
    await pool.end()
    return true
  }
  return {
    async stop() {
      goneWorkers.stop()
      const isFinished = await Promise.race([finish(), setTimeout(grace, false, { ref: false })])
      if (isFinished) return
      log.warn('jobs under way are left to another server')
      if (!pool.ending) void pool.end()
    },
  }
}
