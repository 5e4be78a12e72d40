import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownStart } from '#http/bearer.rules.ts'
import type { Program } from '#http/context.ts'
import type { Identify } from '#http/identify.ts'
import type { Platform } from '#platform/platform.ts'
import { accessTokenSeconds, signAccessToken } from './access-token.ts'
import { grantedScopes } from './oauth-scopes.ts'

/** The credentials in an Authorization header of HTTP Basic (RFC 7617); undefined if it has another form. */
function basicCredentials(authorization: string | undefined): { id: string; secret: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]{1,500}={0,2})$/i.exec(authorization?.trim() ?? '') ?? []
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { id: text.slice(0, colon), secret: text.slice(colon + 1) }
}

export const tokenPath = '/oauth/token'

/** RFC 6749, section 5.2. */
type OAuthError = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope'

function refuse(reply: FastifyReply, error: OAuthError): FastifyReply {
  if (error !== 'invalid_client') return reply.code(400).send({ error })
  return reply.header('www-authenticate', 'Basic realm="campanile"').code(401).send({ error })
}

interface Parts {
  platform: Platform
  /** Finds the service account of a token. */
  identify: Identify
}

/**
 * Client credentials of OAuth 2 (RFC 6749, section 4.4), which OneRoster requires: a token of a service account, as the
 * client’s secret, is exchanged for an access token that works for an hour.
 */
export function mountTokenEndpoint(app: FastifyInstance, { platform, identify }: Parts) {
  const refuseTooMany = app.rateLimit()

  async function issue(request: FastifyRequest, reply: FastifyReply) {
    reply.header('pragma', 'no-cache')
    const program: Program | undefined = request.actor?.program
    if (!program) return refuse(reply, 'invalid_client')
    if (!Buffer.isBuffer(request.body)) return refuse(reply, 'invalid_request')
    const form = new URLSearchParams(request.body.toString('utf8'))
    const grantTypes = form.getAll('grant_type')
    if (grantTypes.length !== 1) return refuse(reply, 'invalid_request')
    if (grantTypes[0] !== 'client_credentials') return refuse(reply, 'unsupported_grant_type')
    const requested = (form.get('scope') ?? '').split(' ').filter(Boolean)
    const scopes = grantedScopes(requested, program.scopes)
    if (scopes.length === 0) return refuse(reply, 'invalid_scope')
    return {
      access_token: signAccessToken(platform, { tokenId: program.tokenId, scopes }),
      token_type: 'Bearer',
      expires_in: accessTokenSeconds,
      scope: scopes.join(' '),
    }
  }

  app.post(tokenPath, {
    bodyLimit: 4_096,
    config: { operation: 'issueAccessToken' },
    onRequest: async (request, reply) => {
      request.arrivedAt = platform.clock.now()
      reply.header('cache-control', 'no-store')
      const given = basicCredentials(request.headers.authorization)
      // The client’s id is the part of the token that people see, so that it need not be kept apart.
      const secret = given && given.id === shownStart(given.secret) ? given.secret : undefined
      request.actor = await identify(request, secret, { hasLeft: () => reply.raw.destroyed })
      await refuseTooMany.call(app, request, reply)
    },
    handler: issue,
  })
}
