import type { Concern } from '@campanile/contract/status/system-status.ts'
import { m } from './messages.ts'

interface ConcernWords {
  tone: 'bad' | 'warn'
  title: string
  /** What to do about it. */
  advice: string
  /** Where in Campanile. */
  to?: { path: string; label: string }
}

const outgoing = { path: '/app/users/mail', label: m.outgoingMail() }

/** What each concern means to anyone who looks after the installation. */
export const concernWords: Record<Concern, ConcernWords> = {
  'migrations-missing': {
    tone: 'bad',
    title: m.theDatabaseIsOlder(),
    advice: m.anOldBackupWasRestored(),
  },
  'older-version': {
    tone: 'warn',
    title: m.anotherServerRunsANewerVersion(),
    advice: m.thisIsNormalDuringAnUpgrade(),
  },
  'storage-unreachable': {
    tone: 'bad',
    title: m.uploadedFilesCannotBeReached(),
    advice: m.photosAndFilesFailEverythingElse(),
    to: { path: '/app/settings/connections', label: m.mailAndStorage() },
  },
  'disk-low': {
    tone: 'bad',
    title: m.theDiskIsNearlyFull(),
    advice: m.freeUpSpaceOnTheServers(),
  },
  'connections-short': {
    tone: 'bad',
    title: m.theDatabaseIsRunningOut(),
    advice: m.raiseMaxConnectionsOfPostgreSQL(),
  },
  'replica-gone': {
    tone: 'warn',
    title: m.theDatabaseReplicaDoesntRespond(),
    advice: m.reportsAndAnalyticsAreRead(),
  },
  'replica-behind': {
    tone: 'warn',
    title: m.theDatabaseReplicaIsMore(),
    advice: m.reportsAndAnalyticsAreReadSentence(),
  },
  'jobs-late': {
    tone: 'bad',
    title: m.backgroundJobsAreLate(),
    advice: m.mailNotificationsAndImportsAreDelayed(),
  },
  'jobs-failed': {
    tone: 'warn',
    title: m.backgroundJobsHaveFailed(),
    advice: m.theServerLogSaysWhyUnder(),
  },
  'mail-late': {
    tone: 'warn',
    title: m.mailIsNotBeingSent(),
    advice: m.theMailServerDoesntRespond(),
    to: outgoing,
  },
  'mail-failed': {
    tone: 'warn',
    title: m.someMessagesCouldNotBeSent(),
    advice: m.sendThemAgainOrCancelThose(),
    to: outgoing,
  },
  'mail-unclear': {
    tone: 'warn',
    title: m.someMessagesMayOrMay(),
    advice: m.decideForEachWhetherToSend(),
    to: outgoing,
  },
  'proxy-untrusted': {
    tone: 'warn',
    title: m.requestsArriveThroughAProxy(),
    advice: m.everybodyBehindItCountsAsOne(),
  },
  'backup-old': {
    tone: 'warn',
    title: m.noBackupInTheLastTwo(),
    advice: m.scheduleNpmRunBackupEveryNight(),
  },
}
