import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.accounts.providers', {
  addressRefused:
    'Campanile may not call this address. SAML_ALLOW_ORIGINS allows addresses in your own network',
  certificateExpired: 'All certificates in this metadata have expired',
  nameTaken: 'Another identity provider has this name',
  noCertificate: 'This metadata has no certificate for signing',
  noMetadata: 'This address doesn’t lead to SAML metadata',
  noProvider: 'This metadata doesn’t describe the identity provider',
  noRedirectBinding: 'This provider doesn’t accept requests by redirect (HTTP-Redirect)',
  providerTaken: 'This provider was already added',
  severalProviders: 'This metadata describes several identity providers. Enter the address of one',
  unreachable: 'We couldn’t read anything at this address',
})
