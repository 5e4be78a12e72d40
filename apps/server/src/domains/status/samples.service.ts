import { concerns, type SystemStatus } from '@campanile/contract/status/system-status.ts'
import type { Sample } from '#metrics/sample.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobFacts } from './status.repo.ts'
import { systemStatus } from './status.service.ts'

/** The values of the status page, as metrics. */
export async function installationSamples(platform: Platform): Promise<Sample[]> {
  const { status, jobs } = await systemStatus(platform)
  return [...jobSamples(jobs), ...mailSamples(status), ...stateSamples(status), ...concernSamples(status)]
}

const jobStates = ['waiting', 'running', 'failed'] as const

const jobSamples = (jobs: readonly JobFacts[]): Sample[] =>
  jobs.flatMap((job) => [
    ...jobStates.map((state) => ({
      name: 'jobs',
      help: 'Jobs by name and state: waiting although due, running, or failed',
      labels: { job: job.name, state },
      value: job[state],
    })),
    {
      name: 'job_late_seconds',
      help: 'Seconds that the oldest due job has been waiting',
      labels: { job: job.name },
      value: job.lateSeconds ?? 0,
    },
  ])

const mailSamples = ({ mail }: SystemStatus): Sample[] => [
  ...(['queued', 'failed', 'unclear'] as const).map((state) => ({
    name: 'mails',
    help: 'Outgoing messages that have not been delivered, by state',
    labels: { state },
    value: mail[state],
  })),
  {
    name: 'mail_late_seconds',
    help: 'Seconds that the oldest due message has been waiting',
    value: mail.lateSeconds ?? 0,
  },
]

const stateSamples = ({ at, database, replica, push, storage, figures, backup }: SystemStatus): Sample[] => [
  { name: 'database_bytes', help: 'Size of the database', value: database.bytes },
  {
    name: 'database_connections',
    help: 'Open connections of all users of the database',
    value: database.connections,
  },
  {
    name: 'database_connections_limit',
    help: 'Maximum number of database connections',
    value: database.mostConnections,
  },
  ...known(
    'replica_in_use',
    '1 while this server reads from the replica',
    replica && Number(replica.state === 'in-use'),
  ),
  ...known('replica_lag_seconds', 'How far the replica is behind', replica?.lagSeconds ?? null),
  { name: 'push_devices', help: 'Devices that want to be notified', value: push.devices },
  { name: 'push_devices_failing', help: 'Those that could not be reached last', value: push.failing },
  { name: 'storage_up', help: '1 while the store of files answers', value: Number(storage.works) },
  ...known('storage_free_bytes', 'Free beside the files, of a disk', storage.freeBytes),
  { name: 'figures_due', help: 'Changes that the figures do not show yet, up to 10,000', value: figures.due },
  ...known('backup_age_seconds', 'Since the last npm run backup', instantAge(backup.lastAt, at)),
]

const instantAge = (instant: string | null, now: string) =>
  instant === null ? null : (Date.parse(now) - Date.parse(instant)) / 1000

/** Unknown values are omitted, so that an alert can check for their absence. */
const known = (name: string, help: string, value: number | null): Sample[] =>
  value === null ? [] : [{ name, help, value }]

const concernSamples = (status: SystemStatus): Sample[] =>
  concerns.map((concern) => ({
    name: 'concern',
    help: '1 for each problem shown on the status page',
    labels: { concern },
    value: Number(status.concerns.includes(concern)),
  }))
