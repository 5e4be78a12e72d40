import { createHash } from 'node:crypto'
import { newToken } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import type { Context } from '#http/context.ts'
import { claimedIssuer, Refused } from './incoming-message.ts'
import { checkedLogoutRequest, hasSignedOut } from './logout.rules.ts'
import { parseXml } from './parse-xml.ts'
import { isSignedBy, readRedirectMessage } from './redirect-message.ts'
import { responseProblem } from './response-shape.ts'
import * as repo from './saml.repo.ts'
import { asSigned, clockSkewMs, samlClient, samlKey, singleLogoutUrl } from './saml-client.ts'
import * as sessionsRepo from './saml-sessions.repo.ts'
import { keyedHash } from './saml-sessions.service.ts'

type Kind = 'SAMLRequest' | 'SAMLResponse'

/** A message about signing out whose signature is valid. */
interface Verified {
  kind: Kind
  xml: string
  provider: repo.ProviderRow
  relayState: string
  /** Undefined in a response. */
  nameId: string | undefined
}

/** The sender of a message, if it may be verified at all. */
async function senderOf({ db, config }: Context, kind: Kind, xml: string): Promise<repo.ProviderRow> {
  const problem = await responseProblem(xml, samlKey(config))
  if (problem) throw new Refused(`the message ${problem}`)
  const root = kind === 'SAMLRequest' ? 'LogoutRequest' : 'LogoutResponse'
  const provider = await repo.findByEntityId(db, await claimedIssuer(xml, root))
  if (!provider) throw new Refused('the provider is unknown')
  return provider
}

const notVerified = (cause: unknown): never => {
  throw new Refused('the message was not verified', { cause })
}

/** Reads and verifies a message in a query (the Redirect binding). */
export async function readFromQuery(ctx: Context, query: string): Promise<Verified> {
  const message = readRedirectMessage(query)
  if (!message) throw new Refused('the query has no message')
  const { kind, xml, relayState, signed, parts } = message
  const provider = await senderOf(ctx, kind, xml)
  // node-saml accepts messages without a signature, and signatures by SHA-1.
  if (!isSignedBy(message, provider.certificates)) throw new Refused('the message was not verified')
  const { profile } = await samlClient(ctx.config, provider)
    .validateRedirectAsync(parts, signed)
    .catch((error) => (kind === 'SAMLRequest' ? notVerified(error) : { profile: null }))
  return { kind, xml, provider, relayState, nameId: profile?.nameID }
}

/** Reads and verifies a message in a form (the POST binding). */
export async function readFromForm(ctx: Context, form: URLSearchParams): Promise<Verified> {
  const kind = form.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse'
  const encoded = form.get(kind) ?? ''
  const xml = Buffer.from(encoded, 'base64').toString('utf8')
  const provider = await senderOf(ctx, kind, xml)
  const client = samlClient(ctx.config, provider)
  const { profile } = await (kind === 'SAMLRequest'
    ? client.validatePostRequestAsync({ SAMLRequest: encoded })
    : client.validatePostResponseAsync({ SAMLResponse: encoded })
  ).catch(notVerified)
  return { kind, xml, provider, relayState: form.get('RelayState') ?? '', nameId: profile?.nameID }
}

/** Does what a message says. Returns where the browser goes next. */
export async function followMessage(ctx: Context, message: Verified): Promise<string> {
  const { kind, xml, provider } = message
  const expected = { issuer: provider.entityId, destination: singleLogoutUrl(ctx.config) }
  if (kind === 'SAMLRequest') return endSessions(ctx, message, expected)
  return `/login?signedOut=${hasSignedOut(await parseXml(xml), expected) ? 'everywhere' : 'here'}`
}

/** Ends the auth sessions that a provider's request names, and answers it. */
async function endSessions(
  ctx: Context,
  { xml, provider, relayState, nameId }: Verified,
  expected: { issuer: string; destination: string },
): Promise<string> {
  const now = ctx.clock.now()
  const request = checkedLogoutRequest(await parseXml(xml), { ...expected, now, skewMs: clockSkewMs })
  if (!request || !nameId) throw new Refused('the request is not for this installation, or too old')
  const hash = (kind: 'name' | 'index', value: string) => keyedHash(ctx.secrets, provider.id, kind, value)
  await inTransaction(ctx, async (tx) => {
    const key = createHash('sha256').update(`${provider.id} ${request.id}`).digest()
    if (!(await sessionsRepo.insertLogoutRequest(tx.db, { key, expiresAt: request.expiresAt })))
      throw new Refused('the request was used before')
    const ended = await sessionsRepo.deleteSessionsOfName(tx.db, {
      providerId: provider.id,
      nameHash: hash('name', nameId),
      indexHashes: request.sessionIndexes.map((it) => hash('index', it)),
    })
    const after = { identityProvider: provider.name }
    await recordAudits(
      ctx,
      tx,
      ended.map(({ id, personId }) => ({ entity: 'session', entityId: id, after, about: personId })),
    )
    for (const { id, personId } of ended)
      tx.announce({ event: { topic: 'session-ended', id }, people: [personId] })
  })
  const logoutUrl = provider.logoutResponseUrl ?? provider.logoutUrl
  if (!logoutUrl) return '/login?signedOut=everywhere'
  const client = samlClient(ctx.config, { ...provider, logoutUrl }, `_${newToken()}`)
  const answered = { ID: request.id, issuer: provider.entityId, nameID: nameId, nameIDFormat: '' }
  return asSigned(await client.getLogoutResponseUrlAsync(answered, relayState, {}, true))
}
