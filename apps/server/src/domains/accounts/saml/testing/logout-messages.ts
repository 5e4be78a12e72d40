import { createSign, createVerify } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { signXml } from '@node-saml/node-saml/lib/xml.js'
import { newId } from '#db/columns.ts'
import { providerKey } from './test-keys.ts'

const protocol = 'xmlns="urn:oasis:names:tc:SAML:2.0:protocol"'
const assertion = 'xmlns="urn:oasis:names:tc:SAML:2.0:assertion"'
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

/** The variables that give an installation this key for SAML. */
export function samlKeys({ key, cert }: { key: string; cert: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'campanile-saml-'))
  const [SAML_KEY, SAML_CERT] = [join(folder, 'saml.key'), join(folder, 'saml.crt')]
  writeFileSync(SAML_KEY, key)
  writeFileSync(SAML_CERT, cert)
  return { SAML_KEY, SAML_CERT }
}

interface Common {
  issuer: string
  destination: string
  issuedAt: Date
  id?: string
}

/** A provider's request to sign a person out. */
export const logoutRequest = ({
  issuer,
  destination,
  issuedAt,
  id = `_${newId()}`,
  nameId,
  sessionIndexes = [],
}: Common & { nameId: string; sessionIndexes?: string[] }) =>
  `<LogoutRequest ${protocol} ID="${id}" Version="2.0" IssueInstant="${issuedAt.toISOString()}" Destination="${destination}"><Issuer ${assertion}>${issuer}</Issuer><NameID ${assertion}>${nameId}</NameID>${sessionIndexes
    .map((it) => `<SessionIndex>${it}</SessionIndex>`)
    .join('')}</LogoutRequest>`

/** A provider's response to our request. */
export const logoutResponse = ({
  issuer,
  destination,
  issuedAt,
  id = `_${newId()}`,
  status = 'Success',
}: Common & { status?: string }) =>
  `<LogoutResponse ${protocol} ID="${id}" Version="2.0" IssueInstant="${issuedAt.toISOString()}" Destination="${destination}" InResponseTo="_asked"><Issuer ${assertion}>${issuer}</Issuer><Status><StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></Status></LogoutResponse>`

/** A message as a query, signed. */
export function asQuery(
  kind: 'SAMLRequest' | 'SAMLResponse',
  xml: string,
  { key = providerKey.key, relayState = '', algorithm = rsaSha256, hash = 'RSA-SHA256' } = {},
): string {
  const query = new URLSearchParams({ [kind]: deflateRawSync(xml).toString('base64') })
  if (relayState) query.set('RelayState', relayState)
  query.set('SigAlg', algorithm)
  const signature = createSign(hash).update(query.toString()).sign(key, 'base64')
  return `${query}&${new URLSearchParams({ Signature: signature })}`
}

/** A message as the value of a form, signed. */
export const asFormValue = (xml: string, privateKey = providerKey.key): string => {
  const root = '/*'
  const issuer = { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } as const
  const signed = signXml(xml, root, issuer, {
    privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
  })
  return Buffer.from(signed).toString('base64')
}

/** The message in an address of the provider. Throws unless it is signed. */
export function openQuery(address: string, cert: string) {
  const { origin, pathname, search } = new URL(address)
  const [signed = '', signature = ''] = search.slice(1).split('&Signature=')
  const isSigned = createVerify('RSA-SHA256')
    .update(signed)
    .verify(cert, decodeURIComponent(signature), 'base64')
  if (!isSigned) throw new Error(`not signed: ${address}`)
  const query = new URLSearchParams(signed)
  const deflated = query.get('SAMLRequest') ?? query.get('SAMLResponse') ?? ''
  const xml = inflateRawSync(Buffer.from(deflated, 'base64')).toString()
  return { to: `${origin}${pathname}`, xml, relayState: query.get('RelayState') }
}
