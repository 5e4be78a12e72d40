import type { Concern } from '@campanile/contract/status/system-status.ts'

interface ConcernWords {
  tone: 'bad' | 'warn'
  title: string
  /** What to do about it. */
  advice: string
  /** Where in Campanile. */
  to?: { path: string; label: string }
}

const outgoing = { path: '/app/users/mail', label: 'Outgoing mail' }

/** What each concern means to anyone who looks after the installation. */
export const concernWords: Record<Concern, ConcernWords> = {
  'migrations-missing': {
    tone: 'bad',
    title: 'The database is older than this server',
    advice: 'An old backup was restored, or an upgrade was interrupted. Restart the server to complete it.',
  },
  'older-version': {
    tone: 'warn',
    title: 'Another server runs a newer version',
    advice: 'This is normal during an upgrade. Upgrade this server too.',
  },
  'storage-unreachable': {
    tone: 'bad',
    title: 'Uploaded files cannot be reached',
    advice: 'Photos and files fail; everything else works. Check the server’s disk or bucket.',
    to: { path: '/app/settings/connections', label: 'Mail and storage' },
  },
  'disk-low': {
    tone: 'bad',
    title: 'The disk is nearly full',
    advice: 'Free up space on the server’s disk, or replace it with a larger one, before the database stops.',
  },
  'connections-short': {
    tone: 'bad',
    title: 'The database is running out of connections',
    advice: 'Raise max_connections of PostgreSQL, or run fewer servers: each opens up to 20.',
  },
  'replica-gone': {
    tone: 'warn',
    title: 'The database replica doesn’t respond',
    advice: 'Reports and analytics are read from the primary meanwhile. Start the replica again.',
  },
  'replica-behind': {
    tone: 'warn',
    title: 'The database replica is more than five seconds behind',
    advice:
      'Reports and analytics are read from the primary meanwhile. Check the load and network of the replica.',
  },
  'jobs-late': {
    tone: 'bad',
    title: 'Background jobs are late',
    advice: 'Mail, notifications and imports are delayed. Search the server log for “job queue in trouble”.',
  },
  'jobs-failed': {
    tone: 'warn',
    title: 'Background jobs have failed',
    advice: 'The server log says why under “job failed”. When the cause is fixed, run them again below.',
  },
  'mail-late': {
    tone: 'warn',
    title: 'Mail is not being sent',
    advice: 'The mail server doesn’t respond, or rejects our mail. Outgoing mail shows its reply.',
    to: outgoing,
  },
  'mail-failed': {
    tone: 'warn',
    title: 'Some messages could not be sent',
    advice: 'Send them again, or cancel those that are no longer needed.',
    to: outgoing,
  },
  'mail-unclear': {
    tone: 'warn',
    title: 'Some messages may or may not have arrived',
    advice: 'Decide for each whether to send it again.',
    to: outgoing,
  },
  'proxy-untrusted': {
    tone: 'warn',
    title: 'Requests arrive through a proxy that is not trusted',
    advice:
      'Everybody behind it counts as one address and shares its limits. Set TRUST_PROXY to the proxy’s address, shown below, and restart the server.',
  },
  'backup-old': {
    tone: 'warn',
    title: 'No backup in the last two days',
    advice: 'Schedule “npm run backup” every night on the server, and keep the file on another machine.',
  },
}
