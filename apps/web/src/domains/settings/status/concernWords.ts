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
    advice:
      'An old backup was restored, or an upgrade broke off. Start the server again: it completes the database.',
  },
  'older-version': {
    tone: 'warn',
    title: 'Another server runs a newer version',
    advice: 'Usual in the middle of an upgrade. Upgrade this server too.',
  },
  'storage-unreachable': {
    tone: 'bad',
    title: 'Uploaded files cannot be reached',
    advice: 'Photos and files fail, everything else works. Look at the disk or the bucket of the server.',
    to: { path: '/app/settings/connections', label: 'Mail and storage' },
  },
  'disk-low': {
    tone: 'bad',
    title: 'The disk is nearly full',
    advice: 'Make room on the disk of the server, or give it a larger one, before the database stops.',
  },
  'connections-short': {
    tone: 'bad',
    title: 'The database is running out of connections',
    advice: 'Raise max_connections of PostgreSQL, or run fewer servers: each opens up to 20.',
  },
  'replica-gone': {
    tone: 'warn',
    title: 'The replica of the database does not answer',
    advice: 'Reports and analytics are read from the primary meanwhile. Start the replica again.',
  },
  'replica-behind': {
    tone: 'warn',
    title: 'The replica of the database is more than five seconds behind',
    advice:
      'Reports and analytics are read from the primary meanwhile. Look at the load and the network of the replica.',
  },
  'jobs-late': {
    tone: 'bad',
    title: 'Work in the background is late',
    advice: 'Mail, notifications and imports wait. Look in the server log for “job queue in trouble”.',
  },
  'jobs-failed': {
    tone: 'warn',
    title: 'Work in the background was given up',
    advice: 'The server log says why under “job failed”. When the cause is mended, let it run again below.',
  },
  'mail-late': {
    tone: 'warn',
    title: 'Mail does not leave',
    advice: 'The mail server does not answer, or refuses us. Outgoing mail says what it replied.',
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
      'Everybody behind it counts as one address, and limits by address apply to all of them together. Set TRUST_PROXY to the proxy’s address, shown below, and restart the server.',
  },
  'backup-old': {
    tone: 'warn',
    title: 'There is no backup of the last two days',
    advice: 'Have “npm run backup” run each night on the server, and keep the file on another machine.',
  },
}
