import { codedMessages } from '@campanile/messages/coded.ts'

/** Why a source could not be read, or why its changes wait. Stored as codes, so that all admins read them in their language. */
export const m = codedMessages('server.oneroster.source', {
  addressRefused:
    'This address isn’t on the public internet. The operator can allow it with ROSTER_ALLOW_ORIGINS.',
  busy: 'The source is answering too many requests. Try again in a few minutes.',
  certificate: 'The certificate of {host} isn’t valid for this address, or has expired.',
  changesAccess:
    'The sync would add or change an admin, a role or an email address. Review the import and apply it.',
  clock:
    'The clock of the source differs from ours by {minutes, plural, one {# minute} other {# minutes}}, so changes would be missed. Correct the clock that is wrong.',
  credentialsRefused:
    'The source doesn’t accept the client ID and secret. Check both, and whether they have expired.',
  firstSync:
    'This is the first sync from this address. Review the import and apply it. Later syncs apply automatically.',
  importRemoved: 'The import of this sync was discarded.',
  incomplete: 'The list of {collection} kept changing while we read it. Sync again later.',
  interrupted: 'The server stopped during this sync. Sync again.',
  nameTaken: 'A OneRoster source is already set up',
  noSuchHost: 'No server was found under the name {host}. Check the address.',
  notOneRoster:
    'The answer from {address} isn’t one of a OneRoster 1.2 rostering service. Check the address.',
  notResponsible:
    'The person who set up the source is no longer an active admin. Save its settings so that syncs run on your behalf.',
  notToken: 'The answer from the token address isn’t an access token. Check the token address.',
  ourFault: 'Something went wrong on our side. Sync again.',
  redirect: '{address} redirects to another address. Enter the address that it redirects to.',
  rejected:
    '{lines, plural, one {# line can’t be imported. Review the import, correct the line in the source, or apply the import without it.} other {# lines can’t be imported. Review the import, correct the lines in the source, or apply the import without them.}}',
  rosterTooLarge: 'The whole roster is larger than {megabytes, number} MB, so we stopped reading it.',
  scopeMissing:
    'The source doesn’t let this client read {collection}. Ask its operator for the scope roster.readonly.',
  scopeRefused: 'The source doesn’t grant these scopes to the client. Check the scopes.',
  secretAgain: 'Enter the client secret again, because the address has changed',
  status: '{address} answered with status {status}. Ask the operator of the source.',
  timeout: '{host} didn’t answer within {seconds, number} seconds.',
  tooLarge: 'An answer of the source was larger than {megabytes, number} MB, so we stopped reading it.',
  tooLong:
    'The sync took longer than {minutes, number} minutes, so we stopped it. Sync again when the source is less busy.',
  tooManyEnrolments:
    'The sync would end {count, number} of {total, number} enrolments, which is more than {percent, number} %. Review the import, then apply it or correct the source.',
  tooManyPeople:
    'The sync would deactivate {count, number} of {total, number} people, which is more than {percent, number} %. Review the import, then apply it or correct the source.',
  unreachable: '{host} refused or dropped the connection.',
})
