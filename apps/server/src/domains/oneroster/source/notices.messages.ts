import { messagesFor } from '@campanile/messages/messages.ts'

export const rosterNotices = messagesFor('server.oneroster.notices', {
  failed: 'The roster sync failed',
  seeSyncs: 'Open the roster sync in the settings to see what happened.',
  waiting: 'A roster sync is waiting for you',
})
