import { createHash } from 'node:crypto'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken, newToken } from '#auth/tokens.ts'
import type { Admission } from '#http/admission.ts'
import { AppError } from '#http/app-error.ts'
import { networkClient } from '#http/client.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { confirmedAssertion } from './assertion.rules.ts'
import { claimedIssuer, countedByNetwork, Refused } from './incoming-message.ts'
import { mountLogout } from './mount-logout.ts'
import { responseProblem } from './response-shape.ts'
import * as repo from './saml.repo.ts'
import {
  clockSkewMs,
  metadataPath,
  responsePath,
  responseUrl,
  samlClient,
  samlKey,
  serviceProviderMetadata,
} from './saml-client.ts'
import { samlProfile, samlSession } from './saml-profile.rules.ts'
import { sealProfile } from './sealed-profile.ts'

/** Responses are usually about 10 KB. */
const bodyLimit = 128 * 1024

/**
 * Verifies a response and stores its content for the browser that requested it.
 * @returns a ticket with which that browser completes the sign-in
 */
async function acceptResponse({ db, config, clock, secrets }: Platform, encoded: string): Promise<string> {
  const xml = Buffer.from(encoded, 'base64').toString('utf8')
  const problem = await responseProblem(xml, samlKey(config))
  if (problem) throw new Refused(`the response ${problem}`)
  const provider = await repo.findByEntityId(db, await claimedIssuer(xml, 'Response'))
  if (!provider?.isOn) throw new Refused('the provider is unknown or off')
  const client = samlClient(config, provider)
  const { profile } = await client.validatePostResponseAsync({ SAMLResponse: encoded }).catch((cause) => {
    throw new Refused('the response was not verified', { cause })
  })
  if (!profile?.getAssertion) throw new Refused('the response has no assertion')
  const confirmed = confirmedAssertion(profile.getAssertion(), {
    issuer: provider.entityId,
    recipient: responseUrl(config),
    now: new Date(clock.now().getTime() - clockSkewMs),
  })
  if (!confirmed) throw new Refused('the assertion is not for this installation, or for no request')
  const { nameID: nameId, nameIDFormat: nameIdFormat, attributes = {} } = profile
  const person = samlProfile(
    { nameId, nameIdFormat, attributes: attributes as Record<string, unknown> },
    provider.idAttribute,
  )
  if (!person) throw new Refused('nothing in it identifies the person permanently')
  const ticket = newToken()
  const isNew = await repo.insertAssertion(db, {
    key: createHash('sha256').update(`${provider.id} ${confirmed.assertionId}`).digest(),
    providerId: provider.id,
    ticketHash: hashToken(ticket),
    requestId: confirmed.requestId,
    profile: sealProfile(secrets, confirmed.requestId, { ...person, session: samlSession(profile) }),
    expiresAt: new Date(confirmed.validUntil.getTime() + clockSkewMs),
  })
  if (!isNew) throw new Refused('the assertion was used before')
  return ticket
}

/**
 * The addresses that identity providers know, outside /api because the requests come from another site: our metadata,
 * where responses are sent (the Web Browser SSO Profile, with the POST binding), and where people are signed out.
 */
export function mountSaml(app: FastifyInstance, platform: Platform, admission: Admission) {
  const caller = (request: FastifyRequest, hasLeft: () => boolean) => ({
    client: networkClient(request),
    hasLeft,
  })

  mountLogout(app, platform, admission)

  app.get(metadataPath, { preHandler: app.rateLimit() }, async (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(serviceProviderMetadata(platform.config)),
  )

  app.post(responsePath, {
    bodyLimit,
    config: { operation: 'takeSamlResponse' },
    preHandler: app.rateLimit(),
    async handler(request, reply) {
      reply.header('cache-control', 'no-store')
      const ctx = { ...systemContext(platform, 'finishSamlSignIn'), address: request.ip }
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
      try {
        const ticket = await admission.run(
          caller(request, () => reply.raw.destroyed),
          () => countedByNetwork(ctx, () => acceptResponse(platform, form.get('SAMLResponse') ?? '')),
        )
        // The cookie of this sign-in is sent with the request that follows: this one comes from another site.
        return reply.redirect(`/api/saml/finish?${new URLSearchParams({ ticket })}`, 303)
      } catch (error) {
        // The browser expects a page here.
        if (error instanceof AppError && error.code === 'too-many-requests')
          return reply.redirect(`/login?error=${error.code}`, 303)
        if (!(error instanceof Refused)) throw error
        request.log.warn({ err: error }, 'a SAML response was refused')
        return reply.redirect('/login?error=saml-sign-in-failed', 303)
      }
    },
  })
}
