import { z } from 'zod/mini'

const text = z.union([z.string(), z.object({ _: z.string() })])
const asText = (it: z.infer<typeof text> | undefined) => (typeof it === 'string' ? it : it?._)

/** The parts of a verified assertion that node-saml leaves to its callers, as xml2js reads them. */
const shape = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string() }),
    Issuer: z.array(text),
    Subject: z.array(
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            $: z.object({ Method: z.string() }),
            SubjectConfirmationData: z.optional(
              z.array(
                z.object({
                  $: z.object({
                    Recipient: z.optional(z.string()),
                    NotOnOrAfter: z.optional(z.string()),
                    InResponseTo: z.optional(z.string()),
                  }),
                }),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
})

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

interface Expected {
  issuer: string
  recipient: string
  /** Already reduced by what clocks may differ. */
  now: Date
}

interface Confirmed {
  assertionId: string
  /** The request that it answers. */
  requestId: string
  validUntil: Date
}

/**
 * Checks a verified assertion as section 4.1.4.3 of saml-profiles-2.0-os requires: its issuer, and one bearer
 * confirmation that is for us, has not expired and answers a request. One that nobody asked for is refused, because
 * somebody else could have sent the browser here with it.
 */
export function confirmedAssertion(assertion: unknown, expected: Expected): Confirmed | undefined {
  const parsed = z.safeParse(shape, assertion)
  if (!parsed.success) return undefined
  const { $, Issuer, Subject } = parsed.data.Assertion
  if (asText(Issuer[0]) !== expected.issuer) return undefined
  for (const { $: confirmation, SubjectConfirmationData } of Subject[0]?.SubjectConfirmation ?? []) {
    const { Recipient, NotOnOrAfter, InResponseTo } = SubjectConfirmationData?.[0]?.$ ?? {}
    const validUntil = new Date(NotOnOrAfter ?? Number.NaN)
    if (confirmation.Method !== bearer || Recipient !== expected.recipient || !InResponseTo) continue
    if (validUntil > expected.now) return { assertionId: $.ID, requestId: InResponseTo, validUntil }
  }
  return undefined
}
