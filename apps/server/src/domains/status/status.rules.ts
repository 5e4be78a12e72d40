import { type Concern, concerns, type SystemStatus } from '@campanile/contract/status/system-status.ts'

const minute = 60
const day = 86_400_000
const gigabyte = 1e9

/** Beyond these limits someone should investigate; docs/operations.md explains what to do. */
export const bounds = {
  /** Seconds for which a job or message may be due without an attempt. */
  jobLate: 5 * minute,
  mailLate: 15 * minute,
  /** Share of the database's connections. */
  connections: 0.9,
  freeBytes: 2 * gigabyte,
  /**
   * The number and share of requests with a forwarded address from an untrusted proxy; a few clients may
   * forge one.
   */
  forwarded: { least: 20, share: 0.5 },
  /** Milliseconds since the last backup; only where backups are made. */
  backupAge: 2 * day,
} as const

type Facts = Omit<SystemStatus, 'concerns'>

const exceeds = (value: number | null, bound: number) => value !== null && value > bound

/** The condition for each concern. */
const isSo: Record<Concern, (it: Facts) => boolean> = {
  'migrations-missing': ({ migrations: { applied, known } }) => applied < known,
  'storage-unreachable': ({ storage }) => !storage.works,
  'disk-low': ({ storage }) => storage.freeBytes !== null && storage.freeBytes < bounds.freeBytes,
  'connections-short': ({ database: { connections, mostConnections } }) =>
    connections > mostConnections * bounds.connections,
  'replica-gone': ({ replica }) => replica?.state === 'gone',
  'replica-behind': ({ replica }) => replica?.state === 'behind',
  'jobs-late': ({ jobs }) => exceeds(jobs.lateSeconds, bounds.jobLate),
  'jobs-failed': ({ jobs }) => jobs.failed > 0,
  'mail-late': ({ mail }) => mail.configured && exceeds(mail.lateSeconds, bounds.mailLate),
  'mail-failed': ({ mail }) => mail.failed > 0,
  'mail-unclear': ({ mail }) => mail.unclear > 0,
  'backup-old': isBackupOld,
  'proxy-untrusted': ({ server: { forwardedHeaders } }) =>
    forwardedHeaders.untrusted > bounds.forwarded.least &&
    forwardedHeaders.untrusted > forwardedHeaders.requests * bounds.forwarded.share,
  'older-version': ({ migrations: { applied, known } }) => applied > known,
}

/**
 * An external database usually has its own backups, so there only interrupted backups of Campanile are a
 * concern.
 */
function isBackupOld({ at, backup: { lastAt }, database: { embedded } }: Facts): boolean {
  if (lastAt === null) return embedded
  return Date.parse(at) - Date.parse(lastAt) > bounds.backupAge
}

export const listConcerns = (facts: Facts): Concern[] => concerns.filter((concern) => isSo[concern](facts))
