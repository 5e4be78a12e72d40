import { z } from 'zod/mini'

const text = z.union([z.string(), z.object({ _: z.string() })])
const asText = (it: z.infer<typeof text> | undefined) => (typeof it === 'string' ? it : it?._)

const message = {
  $: z.object({
    ID: z.string().check(z.minLength(1)),
    Destination: z.string(),
    IssueInstant: z.string(),
    NotOnOrAfter: z.optional(z.string()),
  }),
  Issuer: z.array(text),
}

/** The parts of verified messages that node-saml leaves to its callers, as xml2js reads them. */
const request = z.object({
  LogoutRequest: z.object({ ...message, SessionIndex: z._default(z.array(text), []) }),
})
const response = z.object({
  LogoutResponse: z.object({
    ...message,
    Status: z.array(z.object({ StatusCode: z.array(z.object({ $: z.object({ Value: z.string() }) })) })),
  }),
})

const succeeded = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** A request passes through the browser at once, so an older one was kept by somebody. */
const validMs = 5 * 60_000

interface Expected {
  issuer: string
  destination: string
  now: Date
  /** Clocks may differ by so much. */
  skewMs: number
}

interface LogoutRequest {
  id: string
  /** The sessions to end; none: all of the person. */
  sessionIndexes: string[]
  /** When it would no longer be accepted. */
  expiresAt: Date
}

/** Checks a verified request as section 4.4.4.1 of saml-profiles-2.0-os requires, and that it is recent. */
export function checkedLogoutRequest(parsed: unknown, expected: Expected): LogoutRequest | undefined {
  const found = z.safeParse(request, parsed)
  if (!found.success) return undefined
  const { $, Issuer, SessionIndex } = found.data.LogoutRequest
  if (asText(Issuer[0]) !== expected.issuer || $.Destination !== expected.destination) return undefined
  const issuedAt = Date.parse($.IssueInstant)
  const until = Math.min(issuedAt + validMs, Date.parse($.NotOnOrAfter ?? '9999-12-31T00:00:00Z'))
  const expiresAt = until + expected.skewMs
  const now = expected.now.getTime()
  if (!(issuedAt <= now + expected.skewMs && now < expiresAt)) return undefined
  const sessionIndexes = SessionIndex.flatMap((it) => asText(it) ?? [])
  return { id: $.ID, sessionIndexes, expiresAt: new Date(expiresAt) }
}

/** Whether a verified response says that the provider has signed the person out everywhere. */
export function hasSignedOut(parsed: unknown, expected: Pick<Expected, 'issuer' | 'destination'>): boolean {
  const found = z.safeParse(response, parsed)
  if (!found.success) return false
  const { $, Issuer, Status } = found.data.LogoutResponse
  const isOurs = asText(Issuer[0]) === expected.issuer && $.Destination === expected.destination
  return isOurs && Status[0]?.StatusCode[0]?.$.Value === succeeded
}
