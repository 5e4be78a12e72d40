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
      help: 'Jobs by name: due and waiting, running, or given up',
      labels: { job: job.name, state },
      value: job[state],
    })),
    {
      name: 'job_late_seconds',
      help: 'Since when the oldest job that is due has been waiting',
      labels: { job: job.name },
      value: job.lateSeconds ?? 0,
    },
  ])

const mailSamples = ({ mail }: SystemStatus): Sample[] => [
  ...(['queued', 'failed', 'unclear'] as const).map((state) => ({
    name: 'mails',
    help: 'Outgoing messages that are not through',
    labels: { state },
    value: mail[state],
  })),
  {
    name: 'mail_late_seconds',
    help: 'Since when the oldest message that is due has been waiting',
    value: mail.lateSeconds ?? 0,
  },
]

const stateSamples = ({ at, database, replica, push, storage, figures, backup }: SystemStatus): Sample[] => [
  { name: 'database_bytes', help: 'Size of the database', value: database.bytes },
  { name: 'database_connections', help: 'Connections of all its users', value: database.connections },
  { name: 'database_connections_limit', help: 'How many it takes', value: database.mostConnections },
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
    help: '1 for what the status page asks somebody to look into',
    labels: { concern },
    value: Number(status.concerns.includes(concern)),
  }))
