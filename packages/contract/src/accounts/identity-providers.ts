import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, line, matching, nothing, storable, version } from '../values.ts'
import { m } from './messages.ts'

/** The most providers of an institution; the sign-in page has a button for each. */
export const maxIdentityProviders = 10

const emailDomain = z
  .string(m.enterEmailDomain())
  .check(z.trim(), z.toLowerCase(), ...matching(/^[a-z0-9.-]+\.[a-z]{2,}$/, 253, m.enterEmailDomain()))

const providerFields = {
  /** The text after “Continue with” on the sign-in page’s button. */
  name: line(40, m.enterProviderName()),
  metadataUrl: z
    .string(m.enterMetadataAddress())
    .check(z.trim(), bounded(500, m.enterMetadataAddress()), z.url(m.enterMetadataAddress()), storable),
  /** The email domains the provider is responsible for. It isn’t trusted for other addresses. */
  emailDomains: z
    .array(emailDomain, m.enterEmailDomain())
    .check(z.minLength(1, m.enterEmailDomain()), z.maxLength(20)),
  /** The attribute that permanently identifies people; null: the persistent name identifier. */
  idAttribute: z.nullable(line(200)),
  /** Sign in to the account that has the same address. */
  matchesByEmail: z.boolean(),
  /** Create an account at the first sign-in, with the role of the provider’s affiliation. */
  createsAccounts: z.boolean(),
  /** Offered on the sign-in page. */
  isOn: z.boolean(),
  /** Signing out of Campanile also signs people out of the provider. */
  signsOut: z.boolean(),
}

/** The form and the body of createIdentityProvider. */
export const identityProviderInput = z.object(providerFields)

/** Problems with a provider’s metadata, in the order in which they are found. */
export const metadataProblems = [
  'address-refused',
  'unreachable',
  'no-metadata',
  'no-provider',
  'several-providers',
  'no-redirect-binding',
  'no-certificate',
  'certificate-expired',
] as const
export type MetadataProblem = (typeof metadataProblems)[number]

const identityProvider = z.object({
  id,
  name: z.string(),
  metadataUrl: z.string(),
  emailDomains: z.array(z.string()),
  idAttribute: z.nullable(z.string()),
  matchesByEmail: z.boolean(),
  createsAccounts: z.boolean(),
  isOn: z.boolean(),
  signsOut: z.boolean(),
  /** The contents of the metadata. */
  entityId: z.string(),
  /** Whether the provider accepts requests to sign out. */
  acceptsLogout: z.boolean(),
  certificatesExpireAt: instant,
  metadataReadAt: instant,
  /** Of the last attempt to read it again; null: it succeeded. */
  problem: z.nullable(z.enum(metadataProblems)),
  version,
})
export type IdentityProvider = z.infer<typeof identityProvider>

const admins = ['admin'] as const
const providerId = { providerId: id }

export const identityProviders = onTopics(['identity-providers'], {
  listIdentityProviders: op({
    method: 'GET',
    path: '/identity-providers',
    roles: admins,
    summary: 'List the SAML identity providers, and the values they need from Campanile',
    input: nothing,
    output: z.object({
      items: z.array(identityProvider),
      serviceProvider: z.object({
        entityId: z.string(),
        responseUrl: z.string(),
        /** Null without a key, because messages about signing out have to be signed. */
        logoutUrl: z.nullable(z.string()),
        encrypts: z.boolean(),
      }),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  createIdentityProvider: op({
    method: 'POST',
    path: '/identity-providers',
    roles: admins,
    confirms: 'always',
    summary: 'Add a SAML identity provider, whose metadata is read at once',
    input: identityProviderInput,
    output: identityProvider,
    errors: ['already-exists', 'too-many-identity-providers'],
  }),
  updateIdentityProvider: op({
    method: 'PUT',
    path: '/identity-providers/{providerId}',
    roles: admins,
    confirms: 'always',
    summary: 'Change an identity provider; its metadata is read again',
    input: z.object({ ...providerId, version, ...providerFields }),
    output: identityProvider,
    errors: ['already-exists', 'edit-conflict'],
  }),
  removeIdentityProvider: op({
    method: 'DELETE',
    path: '/identity-providers/{providerId}',
    roles: admins,
    confirms: 'always',
    summary: 'Delete an identity provider; people can no longer sign in with it',
    input: z.object(providerId),
    output: nothing,
  }),
  checkIdentityProvider: op({
    method: 'POST',
    path: '/identity-providers/{providerId}/check',
    roles: admins,
    summary: 'Read the metadata of an identity provider again, and get what is wrong with it',
    input: z.object(providerId),
    output: identityProvider,
  }),
})

/** Redirects to an identity provider and back. */
export const samlSignIn = {
  startSamlSignIn: op({
    method: 'GET',
    path: '/saml/{providerId}/start',
    kind: 'redirect',
    roles: 'public',
    access: 'anyone',
    confirms: 'when-sensitive',
    summary: 'Redirect to a SAML identity provider',
    input: z.object({
      ...providerId,
      returnTo: z.optional(z.string().check(bounded(500))),
      /** Links the account to the signed-in person, as with startGoogleSignIn. */
      link: z.optional(z.literal('yes')),
      remember: z.optional(z.literal('yes')),
    }),
    output: nothing,
    errors: ['operation-not-allowed'],
  }),
  finishSamlSignIn: op({
    method: 'GET',
    path: '/saml/finish',
    kind: 'redirect',
    roles: 'public',
    access: 'secret',
    confirms: 'when-sensitive',
    summary: 'Complete a sign-in whose assertion was accepted',
    input: z.object({ ticket: z.string().check(...matching(/^[A-Za-z0-9_-]{43}$/, 43)) }),
    output: nothing,
    errors: ['operation-not-allowed'],
  }),
}
