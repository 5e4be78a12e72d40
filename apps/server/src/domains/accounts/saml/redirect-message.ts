import { createVerify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

/** A message in a query: the Redirect binding of saml-bindings-2.0-os, section 3.4. */
export interface RedirectMessage {
  kind: 'SAMLRequest' | 'SAMLResponse'
  xml: string
  relayState: string
  /** The query as it was signed: only the message's own parts, in their order. */
  signed: string
  /** Decoded parts. */
  parts: Partial<Record<Part, string>>
}

const partNames = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'] as const
type Part = (typeof partNames)[number]

/** Signatures by SHA-1 can be forged. */
const hashes: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'RSA-SHA256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'RSA-SHA384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'RSA-SHA512',
}

/** A small query can expand to gigabytes. */
const maxBytes = 64 * 1024

/** The parts as they were sent, because the signature covers their encoding. Undefined if one appears twice. */
function encodedParts(query: string): Map<Part, string> | undefined {
  const parts = new Map<Part, string>()
  for (const pair of query.split('&')) {
    const [name, value = ''] = pair.split(/=(.*)/s)
    const part = partNames.find((it) => it === name)
    if (!part) continue
    // Readers disagree on which of two counts, so one could be verified and the other used.
    if (parts.has(part)) return undefined
    parts.set(part, value)
  }
  return parts
}

/** Reads the message in a query without verifying it; undefined if there is none. */
export function readRedirectMessage(query: string): RedirectMessage | undefined {
  const encoded = encodedParts(query)
  const kinds = (['SAMLRequest', 'SAMLResponse'] as const).filter((it) => encoded?.has(it))
  const [kind] = kinds
  if (!encoded || !kind || kinds.length > 1) return undefined
  try {
    const parts = Object.fromEntries(
      [...encoded].map(([name, value]) => [name, decodeURIComponent(value.replaceAll('+', ' '))]),
    ) as RedirectMessage['parts']
    const deflated = Buffer.from(parts[kind] ?? '', 'base64')
    const signed = [kind, 'RelayState', 'SigAlg']
      .flatMap((name) => (encoded.has(name as Part) ? [`${name}=${encoded.get(name as Part)}`] : []))
      .join('&')
    const xml = inflateRawSync(deflated, { maxOutputLength: maxBytes }).toString('utf8')
    return { kind, xml, relayState: parts.RelayState ?? '', signed, parts }
  } catch {
    return undefined
  }
}

/** Whether one of these certificates signed the message, with an algorithm that is safe. */
export function isSignedBy({ signed, parts }: RedirectMessage, certificates: readonly string[]): boolean {
  const hash = hashes[parts.SigAlg ?? '']
  const signature = Buffer.from(parts.Signature ?? '', 'base64')
  if (!hash || signature.length === 0) return false
  return certificates.some((it) => createVerify(hash).update(signed).verify(it, signature))
}
