import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.status', {
  allApplied: 'All {known} applied',
  anOldBackupWasRestored:
    'An old backup was restored, or an upgrade was interrupted. Restart the server to complete it.',
  anotherServerRunsANewerVersion: 'Another server runs a newer version',
  appliedOfKnownApplied: '{applied} of {known} applied',
  backgroundJobsAreLate: 'Background jobs are late',
  backgroundJobsHaveFailed: 'Background jobs have failed',
  behind: 'Behind',
  browserCount: '{streams, plural, one {# browser} other {# browsers}}',
  changeToBeCounted: '{due, plural, one {# change} other {# changes}} to be counted',
  database: 'Database',
  decideForEachWhetherToSend: 'Decide for each whether to send it again.',
  deviceCount: '{devices, plural, one {# device} other {# devices}}',
  doesNotAnswer: 'Does not answer',
  everybodyBehindItCountsAsOne:
    'Everybody behind it counts as one address and shares its limits. Set TRUST_PROXY to the proxy’s address, shown below, and restart the server.',
  freeUpSpaceOnTheServers:
    'Free up space on the server’s disk, or replace it with a larger one, before the database stops.',
  handingOver: 'Handing over',
  inABucketS3: 'In a bucket (S3)',
  inTheBackground: 'In the background',
  inUse: 'In use',
  jobWillRunAgainNow: '{jobs, plural, one {# job} other {# jobs}} will run again now.',
  mailAndStorage: 'Mail and storage',
  mailIsNotBeingSent: 'Mail is not being sent',
  mailNotificationsAndImportsAreDelayed:
    'Mail, notifications and imports are delayed. Search the server log for “job queue in trouble”.',
  moreThanThisVersionKnows: '{applied} more than this version knows',
  noBackupInTheLastTwo: 'No backup in the last two days',
  noMailServerIsSetUp: 'No mail server is set up',
  noneByNpmRunBackup: 'None by “npm run backup”',
  notReachedLastTime: ', {failing} not reached last time',
  ofRequestWaitingForOne:
    '{connections} of {mostConnections}{waiting, select, yes {, {waiting2, plural, one {# request} other {# requests}} waiting for one} other {}}',
  onTheDiskOfTheServer: 'On the disk of the server',
  outgoingMail: 'Outgoing mail',
  photosAndFilesFailEverythingElse:
    'Photos and files fail; everything else works. Check the server’s disk or bucket.',
  raiseMaxConnectionsOfPostgreSQL:
    'Raise max_connections of PostgreSQL, or run fewer servers: each opens up to 20.',
  reportsAndAnalyticsAreRead:
    'Reports and analytics are read from the primary meanwhile. Start the replica again.',
  reportsAndAnalyticsAreReadSentence:
    'Reports and analytics are read from the primary meanwhile. Check the load and network of the replica.',
  requestSinceTheStart:
    '{lastFrom} ({untrusted, plural, one {# request} other {# requests}} since the start)',
  requestsArriveThroughAProxy: 'Requests arrive through a proxy that is not trusted',
  runningWaitingFailed: '{running} running, {waiting} waiting{lateIn}, {failed} failed',
  runThemAgain: 'Run them again',
  scheduleNpmRunBackupEveryNight:
    'Schedule “npm run backup” every night on the server, and keep the file on another machine.',
  secondBehindThePrimary:
    '{replicaStates}, {lag, plural, one {# second} other {# seconds}} behind the primary',
  sendThemAgainOrCancelThose: 'Send them again, or cancel those that are no longer needed.',
  server: 'Server',
  someMessagesCouldNotBeSent: 'Some messages could not be sent',
  someMessagesMayOrMay: 'Some messages may or may not have arrived',
  startedByTheServer: ', started by the server',
  theDatabaseIsOlder: 'The database is older than this server',
  theDatabaseIsRunningOut: 'The database is running out of connections',
  theDatabaseReplicaDoesntRespond: 'The database replica doesn’t respond',
  theDatabaseReplicaIsMore: 'The database replica is more than five seconds behind',
  theDiskIsNearlyFull: 'The disk is nearly full',
  theMailServerDoesntRespond:
    'The mail server doesn’t respond, or rejects our mail. Outgoing mail shows its reply.',
  theOldestFor: ', the oldest for {minutes}',
  theServerLogSaysWhyUnder:
    'The server log says why under “job failed”. When the cause is fixed, run them again below.',
  theServerThatAnsweredThereMay: 'The server that answered. There may be several.',
  thisIsNormalDuringAnUpgrade: 'This is normal during an upgrade. Upgrade this server too.',
  uploadedFilesCannotBeReached: 'Uploaded files cannot be reached',
  upToDate: 'Up to date',
  waitingFailedUnclear: '{queued} waiting{lateIn}, {failed} failed, {unclear} unclear',
})
