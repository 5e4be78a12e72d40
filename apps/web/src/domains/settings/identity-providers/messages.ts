import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.identity-providers', {
  aboutDeleting: 'People who sign in only this way can no longer sign in. Their accounts and data are kept.',
  aboutIdentityProviders:
    'People sign in with the account that they already have, through SAML 2.0: Shibboleth, SimpleSAMLphp, Keycloak, Microsoft Entra ID and others.',
  addProvider: 'Add identity provider',
  address: 'Metadata address',
  addressHelp: 'Where the provider publishes its metadata. Campanile reads it again every day.',
  certificateUntil: 'Certificate valid until {day}',
  checkConnection: 'Check connection',
  checkConnectionOf: 'Check the connection to {name}',
  checking: 'Checking',
  createsAccounts: 'Create accounts',
  createsAccountsHelp:
    'Someone without an account gets one at the first sign-in, as a student, lecturer or member of staff. Admins are never created.',
  delete: 'Delete',
  deleteName: 'Delete {name}',
  deleteNameQuestion: 'Delete {name}?',
  deleting: 'Deleting',
  editName: 'Edit {name}',
  emailDomains: 'Email domains',
  emailDomainsHelp:
    'Separate domains with commas. Campanile trusts the provider about addresses in these domains only.',
  encryptionOff:
    'Set SAML_CERT and SAML_KEY to sign requests, to receive encrypted responses and to sign people out of the provider too.',
  entityId: 'Entity ID and metadata address',
  idAttribute: 'Identifier attribute',
  idAttributeHelp:
    'The attribute that never changes for a person. Leave it empty to use the persistent name identifier.',
  identityProviders: 'Identity providers',
  logoutAddress: 'Sign-out address (SLO)',
  matchesByEmail: 'Match existing accounts by email',
  matchesByEmailHelp: 'Someone whose address already has an account signs in to that account.',
  name: 'Name',
  nameHelp: 'The button on the sign-in page says “Continue with” and this name.',
  nameIsDeleted: '{name} is deleted',
  nameIsSaved: '{name} is saved',
  noProvidersYet: 'No identity providers yet',
  noProvidersYetAdvice: 'Add one to let people sign in with their campus account.',
  off: 'Off',
  on: 'On',
  onHelp: 'The sign-in page offers this provider.',
  problem:
    '{problem, select, address_refused {Campanile may not call this address. SAML_ALLOW_ORIGINS allows addresses in your own network.} unreachable {We couldn’t read anything at the metadata address.} no_metadata {The metadata address no longer leads to SAML metadata.} no_provider {The metadata no longer describes this identity provider.} several_providers {The metadata now describes several identity providers.} no_redirect_binding {The provider no longer accepts requests by redirect (HTTP-Redirect).} no_certificate {The metadata no longer has a certificate for signing.} other {All certificates in the metadata have expired.}} People can still sign in with what was read before.',
  responseAddress: 'Response address (ACS)',
  signsOut: 'Sign out of the provider too',
  signsOutHelp:
    'Signing out of Campanile also signs people out of this provider. It needs a sign-out address in the provider’s metadata, and SAML_KEY.',
  signsOutToo: 'Signing out of Campanile also signs people out here.',
  theProviderWasNotDeleted: 'The identity provider was not deleted',
  theProviderWorks: 'The metadata was read, and its certificate is valid.',
  weCouldntLoadTheProviders: 'We couldn’t load the identity providers',
  whatProvidersNeed: 'What your provider needs to know',
})
