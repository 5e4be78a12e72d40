import { readFileSync } from 'node:fs'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { Config } from '../../../config.ts'
import type { ProviderRow } from './saml.repo.ts'

export const responsePath = '/saml/response'
export const metadataPath = '/saml/metadata'

type Site = Pick<Config, 'publicUrl'>

/** The name of this installation among SAML services, which is also where its metadata is. */
export const entityId = ({ publicUrl }: Site) => `${publicUrl.origin}${metadataPath}`

/** Where providers send their responses. */
export const responseUrl = ({ publicUrl }: Site) => `${publicUrl.origin}${responsePath}`

/** Clocks of providers may differ by so much. */
export const clockSkewMs = 60_000

type Provider = Pick<ProviderRow, 'entityId' | 'signInUrl' | 'certificates'>

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

/** Metadata of this installation, which providers import. */
export function serviceProviderMetadata(config: Pick<Config, 'publicUrl' | 'saml'>): string {
  const { keys } = config.saml
  const cert = keys ? readFileSync(keys.cert, 'utf8') : null
  const none = { entityId: '', signInUrl: '', certificates: ['none'] }
  return samlClient(config, none, '_metadata').generateServiceProviderMetadata(cert, cert)
}
