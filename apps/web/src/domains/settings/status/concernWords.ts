import type { MailState } from '@campanile/contract/mail/mail.ts'
import type { Concern } from '@campanile/contract/status/system-status.ts'
import { m } from './messages.ts'

interface ConcernWords {
  tone: 'bad' | 'warn'
  title: string
  /** The recommended action. */
  advice: string
  /** The page in Campanile. */
  to?: { path: string; label: string }
}

const outgoing = (state: MailState) => ({ path: `/app/users/mail?state=${state}`, label: m.outgoingMail() })

/** Explains each concern to operators. */
export const concernWords: Record<Concern, ConcernWords> = {
  'migrations-missing': {
    tone: 'bad',
    title: m.theDatabaseIsOlder(),
    advice: m.adviceMigrations(),
  },
  'older-version': {
    tone: 'warn',
    title: m.anotherServerRunsANewerVersion(),
    advice: m.adviceOlderVersion(),
  },
  'storage-unreachable': {
    tone: 'bad',
    title: m.uploadedFilesCannotBeReached(),
    advice: m.adviceStorage(),
    to: { path: '/app/settings/connections', label: m.mailAndStorage() },
  },
  'disk-low': {
    tone: 'bad',
    title: m.theDiskIsNearlyFull(),
    advice: m.adviceDisk(),
  },
  'connections-short': {
    tone: 'bad',
    title: m.theDatabaseIsRunningOut(),
    advice: m.adviceConnections(),
  },
  'replica-gone': {
    tone: 'warn',
    title: m.theDatabaseReplicaDoesntRespond(),
    advice: m.adviceReplicaGone(),
  },
  'replica-behind': {
    tone: 'warn',
    title: m.databaseReplicaIsBehind(),
    advice: m.adviceReplicaBehind(),
  },
  'jobs-late': {
    tone: 'bad',
    title: m.backgroundJobsAreLate(),
    advice: m.adviceJobsLate(),
  },
  'jobs-failed': {
    tone: 'warn',
    title: m.backgroundJobsHaveFailed(),
    advice: m.adviceJobsFailed(),
  },
  'mail-late': {
    tone: 'warn',
    title: m.mailIsNotBeingSent(),
    advice: m.adviceMailLate(),
    to: outgoing('queued'),
  },
  'mail-failed': {
    tone: 'warn',
    title: m.someMessagesCouldNotBeSent(),
    advice: m.adviceMailFailed(),
    to: outgoing('failed'),
  },
  'mail-unclear': {
    tone: 'warn',
    title: m.messagesMayHaveArrived(),
    advice: m.adviceMailUnclear(),
    to: outgoing('unclear'),
  },
  'proxy-untrusted': {
    tone: 'warn',
    title: m.requestsArriveThroughAProxy(),
    advice: m.adviceProxy(),
  },
  'backup-old': {
    tone: 'warn',
    title: m.noRecentBackup(),
    advice: m.adviceBackup(),
  },
}
