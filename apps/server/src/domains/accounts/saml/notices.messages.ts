import { messagesFor } from '@campanile/messages/messages.ts'

export const identityProviderNotices = messagesFor('server.accounts.providers.notices', {
  certificateExpires: 'Certificate of {name} expires soon',
  certificateExpiresAdvice:
    '{days, plural, one {The certificate of the identity provider “{name}” expires in 1 day.} other {The certificate of the identity provider “{name}” expires in # days.}} Its operator has to publish a new one in the metadata, or nobody can sign in with it.',
  metadataFailed: 'Metadata of {name} can’t be read',
  metadataFailedAdvice:
    'People can still sign in with the identity provider “{name}”, until it changes its certificate or address. Check it in the settings to see what is wrong.',
})
