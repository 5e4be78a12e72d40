import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noFile } from '#files/spool.ts'
import type { Admission } from '#http/admission.ts'
import { AppError } from '#http/app-error.ts'
import type { Arrivals } from '#http/arrivals.ts'
import { bearerToken } from '#http/bearer.rules.ts'
import { requestClient, toServedClient } from '#http/client.ts'
import type { Actor } from '#http/context.ts'
import { handleErrors } from '#http/error-handler.ts'
import { holdsVersion } from '#http/etag.ts'
import type { Identify } from '#http/identify.ts'
import { watchBodies } from '#http/incoming.ts'
import { createContext, defaultBodyLimit } from '#http/mount.ts'
import { refuseReplacedConversions } from '#http/plain-json.ts'
import { requireScope } from '#http/programs-door.ts'
import type { RefusalDelay } from '#http/refusal-delay.ts'
import { runForClient } from '#platform/client.ts'
import type { Platform } from '#platform/platform.ts'
import { noCookies } from '#platform/system-context.ts'
import type { ScimAnswer, ScimRequest, ScimRoute } from './scim-route.ts'
import { scimMedia, sendScimError } from './send-scim-error.ts'

export const scimPrefix = '/scim/v2'

interface Parts {
  platform: Platform
  admission: Admission
  arrivals: Arrivals
  identify: Identify
  delayRefusal: RefusalDelay
}

/** Serves SCIM to service accounts: as the programs’ door, in the forms of RFC 7644. */
export async function mountScim(app: FastifyInstance, parts: Parts, routes: readonly ScimRoute[]) {
  await app.register(
    async (scope) => {
      handleErrors(scope, parts.delayRefusal, sendScimError)
      scope.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
        sendScimError(request, reply, 'not-found'),
      )
      const parseJson = scope.getDefaultJsonParser('error', 'error')
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser<string>(
        ['application/json', 'application/scim+json'],
        { parseAs: 'string' },
        // Clients name a type even where they send nothing, as with DELETE.
        (request, body, done) => (body === '' ? done(null) : parseJson(request, body, done)),
      )
      for (const route of routes) mountRoute(scope, parts, route)
    },
    { prefix: scimPrefix },
  )
}

function mountRoute(app: FastifyInstance, parts: Parts, route: ScimRoute) {
  const { platform, admission, arrivals, identify } = parts
  const refuseTooMany = app.rateLimit()
  // Descriptions of the server perform no operation, and use nothing of the context.
  const [name = 'listPeople'] = route.performs
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: defaultBodyLimit,
    config: { operation: `scim ${route.method} ${route.path}` },
    onRequest: async (request, reply) => {
      request.arrivedAt = platform.clock.now()
      reply.header('cache-control', 'no-store')
      const token = bearerToken(request.headers.authorization)
      request.actor = await identify(request, token, {
        priority: undefined,
        hasLeft: () => reply.raw.destroyed,
      })
      await refuseTooMany.call(app, request, reply)
      requireScope(request.actor, reply, route.scope)
      refuseForeignMedia(request)
    },
    preParsing: watchBodies(arrivals, defaultBodyLimit),
    handler: async (request, reply) => {
      const asked = readRequest(request)
      const ctx = {
        ...createContext(request, reply, { platform, name, cookies: noCookies }),
        actor: request.actor as Actor & { program: NonNullable<Actor['program']> },
        incoming: noFile,
        base: `${platform.config.publicUrl.origin}${scimPrefix}`,
      }
      const client = requestClient(request)
      const answer = await admission.run({ client, priority: undefined, hasLeft: ctx.hasLeft }, () =>
        runForClient(toServedClient(client, ctx.hasLeft), async () => route.answer(ctx, asked)),
      )
      return send(request, reply, answer)
    },
  })
}

/** Only JSON, which a plain HTML form cannot send. */
function refuseForeignMedia({ headers }: FastifyRequest) {
  const type = headers['content-type']
  if (type !== undefined && !/^application\/(scim\+)?json *(;|$)/i.test(type))
    throw new AppError('unsupported-media-type')
}

/** @throws AppError invalid-input */
function readRequest({ query, params, body, headers }: FastifyRequest): ScimRequest {
  const sent = body ?? {}
  if (typeof sent !== 'object' || Array.isArray(sent)) throw new AppError('invalid-input')
  refuseReplacedConversions(sent)
  const texts = Object.entries(query as Record<string, unknown>)
  // A parameter that is given twice arrives as a list.
  if (texts.some(([, value]) => typeof value !== 'string')) throw new AppError('invalid-input')
  return {
    id: (params as { id?: string }).id ?? '',
    query: Object.fromEntries(texts) as Record<string, string>,
    body: sent as Record<string, unknown>,
    ifMatch: headers['if-match'],
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, body, version, location }: ScimAnswer,
) {
  if (version !== undefined) {
    reply.header('etag', `W/"${version}"`)
    if (request.method === 'GET' && holdsVersion(request.headers['if-none-match'], `"${version}"`))
      return reply.code(304).send()
  }
  if (location !== undefined) reply.header(status === 201 ? 'location' : 'content-location', location)
  if (!body) return reply.code(status).send()
  return reply.code(status).type(scimMedia).send(JSON.stringify(body))
}
