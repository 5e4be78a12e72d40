import type { Concern } from '@campanile/contract/status/system-status.ts'
import { type Inspected, systemStatus } from '#domains/status/status.service.ts'
import { createHub } from '#events/hub.ts'
import { createForwardedHeaderCounter } from '#http/forwarded-headers.ts'
import { type Finding, ok, warning } from './report.mjs'

/** The warnings of the System status page that no check of this command covers. */
const words: Partial<Record<Concern, readonly [text: string, advice: string]>> = {
  'older-version': [
    'The database has migrations of a newer version.',
    'Complete the upgrade: install the newer version here too.',
  ],
  'connections-short': [
    'The database is running out of connections.',
    'Raise max_connections of PostgreSQL, or run fewer servers: each opens up to 20.',
  ],
  'replica-gone': [
    'The replica does not respond, or is not a replica.',
    'Check DATABASE_REPLICA_URL and the replica. Until then, everything is read from the primary.',
  ],
  'replica-behind': [
    'The replica is more than five seconds behind.',
    'Check its load and its network. Until then, everything is read from the primary.',
  ],
  'jobs-late': [
    'Jobs are late, so mail, notifications and imports are delayed.',
    'Look for “job queue in trouble” in the log of the servers.',
  ],
  'jobs-failed': [
    'Jobs have failed permanently.',
    'Look for “job failed” in the log, then run them again under Settings, System status.',
  ],
  'mail-late': ['Mail is not being sent.', 'Users, Outgoing mail shows what the mail server replied.'],
  'mail-failed': ['Some emails could not be sent.', 'Send or cancel them under Users, Outgoing mail.'],
  'mail-unclear': [
    'Some emails may or may not have arrived.',
    'Decide for each under Users, Outgoing mail whether to send it again.',
  ],
  'backup-old': [
    'There is no backup from the last two days.',
    'Run npm run backup every night, and keep the file on another machine (docs/recovery.md).',
  ],
}

/** These are always late while no server is running. */
const needServers: readonly Concern[] = ['jobs-late', 'mail-late']

export async function* checkStatus(
  inspected: Omit<Inspected, 'hub' | 'forwardedHeaders'>,
  servers: number,
): AsyncGenerator<Finding> {
  const own = { hub: createHub(), forwardedHeaders: createForwardedHeaderCounter() }
  const { status } = await systemStatus({ ...inspected, ...own })
  const findings = status.concerns.flatMap((concern) => {
    const found = words[concern]
    return found && (servers > 0 || !needServers.includes(concern)) ? [warning(...found)] : []
  })
  yield* findings
  if (findings.length === 0) yield ok('System status has no further concerns.')
}
