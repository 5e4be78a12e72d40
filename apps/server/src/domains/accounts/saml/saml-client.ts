import { readFileSync } from 'node:fs'
import { stringify } from 'node:querystring'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { Config } from '../../../config.ts'
import type { ProviderRow } from './saml.repo.ts'

export const responsePath = '/saml/response'
export const metadataPath = '/saml/metadata'
export const logoutPath = '/saml/logout'

type Site = Pick<Config, 'publicUrl'>

/** The name of this installation among SAML services, which is also where its metadata is. */
export const entityId = ({ publicUrl }: Site) => `${publicUrl.origin}${metadataPath}`

/** Where providers send their responses. */
export const responseUrl = ({ publicUrl }: Site) => `${publicUrl.origin}${responsePath}`

/** Our SingleLogoutService. */
export const singleLogoutUrl = ({ publicUrl }: Site) => `${publicUrl.origin}${logoutPath}`

/** Clocks of providers may differ by so much. */
export const clockSkewMs = 60_000

type Provider = Pick<ProviderRow, 'entityId' | 'signInUrl' | 'certificates'> & {
  /** Where requests and responses about signing out are sent. */
  logoutUrl?: string | null
}

/** The key that signs requests and decrypts responses, if there is one. */
export const samlKey = ({ saml }: Pick<Config, 'saml'>) => saml.keys && readFileSync(saml.keys.key, 'utf8')

/** Creates requests for a provider and verifies its responses. */
export function samlClient(config: Pick<Config, 'publicUrl' | 'saml'>, provider: Provider, requestId = '') {
  const key = samlKey(config)
  return new SAML({
    issuer: entityId(config),
    audience: entityId(config),
    callbackUrl: responseUrl(config),
    entryPoint: provider.signInUrl,
    logoutUrl: provider.logoutUrl ?? '',
    // Messages about signing out have to be signed.
    ...(key && { logoutCallbackUrl: singleLogoutUrl(config) }),
    idpIssuer: provider.entityId,
    idpCert: provider.certificates,
    identifierFormat: null,
    // How people sign in is the provider's decision.
    disableRequestedAuthnContext: true,
    // Either the response or the assertion is signed; node-saml uses only what a signature covers.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    // Compared with the browser's own request when it comes back: see `finishSamlSignIn`.
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: clockSkewMs,
    generateUniqueId: () => requestId,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(key && { privateKey: key, decryptionPvk: key }),
  })
}

/**
 * The address with a message that node-saml has signed. It signs another encoding of spaces and brackets than it sends,
 * and providers repeat relay states with them.
 */
export function asSigned(address: string): string {
  const url = new URL(address)
  url.search = stringify(Object.fromEntries(url.searchParams))
  return url.toString()
}

/** Metadata of this installation, which providers import. */
export function serviceProviderMetadata(config: Pick<Config, 'publicUrl' | 'saml'>): string {
  const { keys } = config.saml
  const cert = keys ? readFileSync(keys.cert, 'utf8') : null
  const none = { entityId: '', signInUrl: '', certificates: ['none'] }
  const xml = samlClient(config, none, '_metadata').generateServiceProviderMetadata(cert, cert)
  // node-saml names only the POST binding. Providers use the first one that both sides know.
  return xml.replace(
    /<SingleLogoutService [^<>]{1,500}>/,
    (post) => `${post.replace('HTTP-POST', 'HTTP-Redirect')}${post}`,
  )
}
