import { messagesFor } from '@campanile/messages/messages.ts'

export const serviceAccountNotices = messagesFor('server.serviceAccounts.notices', {
  changed: 'Service account changed',
  changedAdvice:
    '{by} changed the service account “{name}”, for which you are responsible. Check its scopes in the settings.',
  created: 'New service account',
  createdAdvice:
    '{by} created the service account “{name}”, which can use the API. If this is unexpected, delete it in the settings.',
  expires: 'API token expires soon',
  expiresAdvice:
    'The token {start}… of the service account “{name}” expires on {day}. Replace it in the settings, or the program will lose access.',
  removed: 'Service account deleted',
  removedAdvice:
    '{by} deleted the service account “{name}”, for which you were responsible. Its tokens no longer work.',
  takenOver: 'Service account taken over',
  takenOverAdvice: '{by} is now responsible for the service account “{name}”. You no longer are.',
  tokenEnded: 'API token revoked',
  tokenEndedAdvice:
    '{by} revoked the token {start}… of the service account “{name}”, for which you are responsible. If the program still needs access, create a new token in the settings.',
  tokenIssued: 'New API token',
  tokenIssuedAdvice:
    '{by} created a token for the service account “{name}”, for which you are responsible. If this is unexpected, revoke it in the settings.',
})
