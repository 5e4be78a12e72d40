import { X509Certificate } from 'node:crypto'
import type { MetadataProblem } from '@campanile/contract/accounts/identity-providers.ts'
import { z } from 'zod/mini'
import { parseXml } from './parse-xml.ts'

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

const many = <T extends z.core.$ZodType>(schema: T) => z._default(z.array(schema), [])
const text = z.union([
  z.string(),
  z.pipe(
    z.object({ _: z.string() }),
    z.transform(({ _ }) => _),
  ),
])

/** The parts of saml-metadata-2.0-os that are used, as xml2js reads them. */
const entity = z.object({
  $: z.object({ entityID: z.string() }),
  IDPSSODescriptor: many(
    z.object({
      KeyDescriptor: many(
        z.object({
          $: z.optional(z.object({ use: z.optional(z.string()) })),
          KeyInfo: many(z.object({ X509Data: many(z.object({ X509Certificate: many(text) })) })),
        }),
      ),
      SingleSignOnService: many(z.object({ $: z.object({ Binding: z.string(), Location: z.string() }) })),
      SingleLogoutService: many(
        z.object({
          $: z.object({
            Binding: z.string(),
            Location: z.string(),
            ResponseLocation: z.optional(z.string()),
          }),
        }),
      ),
    }),
  ),
})
const document = z.union([
  z.object({ EntityDescriptor: entity }),
  z.object({ EntitiesDescriptor: z.object({ EntityDescriptor: many(entity) }) }),
])

/** The facts about an identity provider that Campanile needs. */
export interface Metadata {
  entityId: string
  /** The address to which people are sent to sign in. */
  signInUrl: string
  /** The address to which people are sent to sign out; null: there is none for requests by redirect. */
  logoutUrl: string | null
  /** The address for responses to the provider’s own requests; null: the same. */
  logoutResponseUrl: string | null
  /** PEM. */
  certificates: string[]
  /** When the last of them expires. */
  certificatesExpireAt: Date
}

type Parsed = { metadata: Metadata } | { problem: MetadataProblem }

function certificate(base64: string): X509Certificate | undefined {
  try {
    return new X509Certificate(Buffer.from(base64.replace(/\s/g, ''), 'base64'))
  } catch {
    return undefined
  }
}

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/**
 * Reads the metadata of a SAML 2.0 identity provider, of which it uses the first address for requests by redirect and
 * all certificates for signing.
 * @param xml its root is an EntityDescriptor, or an EntitiesDescriptor with one identity provider
 */
export async function parseMetadata(xml: string, now: Date): Promise<Parsed> {
  const parsed = z.safeParse(document, await parseXml(xml))
  if (!parsed.success) return { problem: 'no-metadata' }
  const { data } = parsed
  const entities =
    'EntityDescriptor' in data ? [data.EntityDescriptor] : data.EntitiesDescriptor.EntityDescriptor
  const [found, another] = entities.filter(({ IDPSSODescriptor }) => IDPSSODescriptor.length > 0)
  if (another) return { problem: 'several-providers' }
  const provider = found?.IDPSSODescriptor[0]
  if (!found || !provider) return { problem: 'no-provider' }
  const signInUrl = provider.SingleSignOnService.find(({ $ }) => $.Binding === redirectBinding)?.$.Location
  if (!signInUrl || !isWebAddress(signInUrl)) return { problem: 'no-redirect-binding' }
  const logout = provider.SingleLogoutService.map(({ $ }) => $).find(
    ({ Binding, Location, ResponseLocation = Location }) =>
      Binding === redirectBinding && isWebAddress(Location) && isWebAddress(ResponseLocation),
  )
  const signing = provider.KeyDescriptor.filter(({ $ }) => ($?.use ?? 'signing') === 'signing')
  const certificates = signing
    .flatMap(({ KeyInfo }) => KeyInfo)
    .flatMap(({ X509Data }) => X509Data)
    .flatMap(({ X509Certificate }) => X509Certificate)
    .flatMap((base64) => certificate(base64) ?? [])
  if (certificates.length === 0) return { problem: 'no-certificate' }
  const current = certificates.filter(({ validTo }) => new Date(validTo) > now)
  if (current.length === 0) return { problem: 'certificate-expired' }
  const expiries = current.map(({ validTo }) => Date.parse(validTo))
  return {
    metadata: {
      entityId: found.$.entityID,
      signInUrl,
      logoutUrl: logout?.Location ?? null,
      logoutResponseUrl: logout?.ResponseLocation ?? null,
      certificates: current.map(String),
      certificatesExpireAt: new Date(Math.max(...expiries)),
    },
  }
}
