import { type SystemStatus, systemStatusOperations } from '@campanile/contract/status/system-status.ts'
import { knownMigrations } from '#db/migrate.ts'
import { dueFigures } from '#domains/analytics/figures/rebuild.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { FileStore } from '#files/file-store.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { productVersion } from '#platform/server-root.ts'
import * as repo from './status.repo.ts'
import { listConcerns } from './status.rules.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

function jobsStatus(jobs: readonly repo.JobFacts[]): SystemStatus['jobs'] {
  const late = jobs.flatMap(({ lateSeconds }) => lateSeconds ?? [])
  return {
    waiting: sum(jobs.map(({ waiting }) => waiting)),
    running: sum(jobs.map(({ running }) => running)),
    failed: sum(jobs.map(({ failed }) => failed)),
    lateSeconds: late.length > 0 ? Math.max(...late) : null,
    failing: jobs.filter(({ failed }) => failed > 0).map(({ name }) => name),
  }
}

/** A store that does not respond is part of the status, not an error of this request. */
async function storageStatus({
  config,
  files,
}: Pick<Platform, 'config' | 'files'>): Promise<SystemStatus['storage']> {
  const kind = config.s3 ? 's3' : 'disk'
  const size = await reached(files)
  return { kind, works: size !== null, freeBytes: size?.free ?? null }
}

const reached = (files: FileStore) => files.measure(0).catch(() => null)

/** The parts of the platform that the status is read from. */
export type Inspected = Pick<
  Platform,
  'db' | 'clock' | 'config' | 'replica' | 'files' | 'hub' | 'forwardedHeaders'
>

const serverStatus = (now: Date, { hub, forwardedHeaders }: Inspected): SystemStatus['server'] => ({
  version: productVersion(),
  node: process.versions.node,
  startedAt: new Date(now.getTime() - Math.round(process.uptime() * 1000)).toISOString(),
  memoryBytes: process.memoryUsage.rss(),
  streams: hub.size(),
  forwardedHeaders: forwardedHeaders.read(),
})

/** The state of the installation, including each kind of job. */
export async function systemStatus(platform: Inspected) {
  const { db, clock, config, replica } = platform
  const now = clock.now()
  const [{ applied, ...database }, jobs, mail, push, storage, due, backup] = await Promise.all([
    repo.readDatabase(db),
    repo.listJobs(db),
    repo.readMail(db, now),
    repo.readPush(db),
    storageStatus(platform),
    dueFigures(platform),
    repo.findLastBackup(db),
  ])
  const facts = {
    at: now.toISOString(),
    server: serverStatus(now, platform),
    database: { ...database, embedded: !config.databaseUrl, waiting: db.$client.waitingCount },
    migrations: { applied, known: knownMigrations() },
    replica: replica && { state: replica.state(), lagSeconds: replica.lagSeconds() },
    jobs: jobsStatus(jobs),
    mail: { ...mail, configured: config.smtpUrl !== undefined },
    push,
    storage,
    figures: { due },
    backup: { lastAt: backup.at?.toISOString() ?? null },
  }
  return { status: { ...facts, concerns: listConcerns(facts) } satisfies SystemStatus, jobs }
}

export const readSystemStatus = handle(
  systemStatusOperations.readSystemStatus,
  async (ctx) => (await systemStatus(ctx)).status,
)

export const retryFailedJobs = handleInTransaction(
  systemStatusOperations.retryFailedJobs,
  async (ctx, _input, tx) => {
    const jobs = await repo.retryFailed(tx.db)
    await recordAudit(ctx, tx, { entity: 'jobs', entityId: 'failed', after: { jobs } })
    return { jobs }
  },
)
