import { hasScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { presentedAccessToken } from '#domains/service-accounts/oauth/access-token.ts'
import { coreRosterScope, rosterScope } from '#domains/service-accounts/oauth/oauth-scopes.ts'
import type { Admission } from '#http/admission.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { requestClient } from '#http/client.ts'
import { handleErrors } from '#http/error-handler.ts'
import type { Identify } from '#http/identify.ts'
import type { RefusalDelay } from '#http/refusal-delay.ts'
import type { Platform } from '#platform/platform.ts'
import { resources } from './resources.ts'
import { rosterObject } from './roster-objects.rules.ts'
import { pageLinks, parseRosterQuery, readFields } from './roster-query.rules.ts'
import { readRoster, readRosterObject } from './rostering.repo.ts'
import { type RosteringRoute, rosteringRoutes } from './rostering-routes.ts'
import type { Parents } from './row-ids.sql.ts'
import { sendStatusInfo } from './status-info.ts'

export const rosteringPath = '/ims/oneroster/rostering/v1p2'

interface Parts {
  platform: Platform
  admission: Admission
  /** Finds the service account of a token. */
  identify: Identify
  delayRefusal: RefusalDelay
}

/**
 * The rostering service of OneRoster 1.2, outside /api because its addresses and answers are the standard’s. See
 * docs/decisions/0051.
 */
export const mountOneRoster = (app: FastifyInstance, parts: Parts) =>
  app.register(
    async (scope) => {
      handleErrors(scope, parts.delayRefusal, sendStatusInfo)
      scope.setNotFoundHandler({ preHandler: scope.rateLimit() }, (request, reply) =>
        sendStatusInfo(request, reply, 'not-found'),
      )
      for (const route of rosteringRoutes) mountRoute(scope, parts, route)
    },
    { prefix: rosteringPath },
  )

function mountRoute(scope: FastifyInstance, parts: Parts, route: RosteringRoute) {
  const { platform, admission, identify } = parts
  const refuseTooMany = scope.rateLimit()
  const answer = route.answers === 'one' ? answerOne : answerMany
  scope.route({
    method: 'GET',
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation: `oneroster ${route.name}` },
    onRequest: async (request, reply) => {
      request.arrivedAt = platform.clock.now()
      reply.header('cache-control', 'no-store')
      const hasLeft = () => reply.raw.destroyed
      request.actor = await identify(request, presentedAccessToken(request.headers.authorization), {
        hasLeft,
      })
      // Counted before any request is rejected, and by the caller's verified identity.
      await refuseTooMany.call(scope, request, reply)
      authorise(request, reply, route)
    },
    handler: (request, reply) => {
      const caller = { client: requestClient(request), hasLeft: () => reply.raw.destroyed }
      return admission.run(caller, () => answer(platform, route, request, reply))
    },
  })
}

/** @throws AppError why the program cannot read this */
function authorise({ actor }: FastifyRequest, reply: FastifyReply, { scope, isCore }: RosteringRoute) {
  // RFC 6750: so that clients know what to send.
  const challenge = (error: string) => reply.header('www-authenticate', `Bearer error="${error}"`)
  if (!actor?.program) {
    challenge('invalid_token')
    throw new AppError('api-token-not-valid')
  }
  const { scopes, oauthScopes } = actor.program
  const acceptedScopes = isCore ? [rosterScope, coreRosterScope] : [rosterScope]
  const isGranted = !oauthScopes || oauthScopes.some((it) => acceptedScopes.includes(it))
  if (hasScope(scopes, scope) && isGranted) return
  challenge(`insufficient_scope", scope="${acceptedScopes.join(' ')}`)
  throw new AppError('scope-required')
}

const rosteringUrl = ({ config }: Platform) => new URL(rosteringPath, config.publicUrl).href

/** `classes` in an answer with classes, `class` in an answer with one. */
const singular = { orgs: 'org', academicSessions: 'academicSession', courses: 'course', classes: 'class' }
const names: Record<RosteringRoute['resource'], string> = {
  ...singular,
  users: 'user',
  enrollments: 'enrollment',
}

async function answerOne(
  platform: Platform,
  route: RosteringRoute,
  request: FastifyRequest,
): Promise<object> {
  const { resource } = route
  const fields = readFields(resources[resource], request.query as Record<string, unknown>)
  const { sourcedId } = request.params as { sourcedId: string }
  const cells = requireFound(await readRosterObject(platform.db, route, sourcedId))
  return { [names[resource]]: rosterObject(resource, cells, { base: rosteringUrl(platform), fields }) }
}

async function answerMany(
  platform: Platform,
  route: RosteringRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const { resource } = route
  const given = request.query as Record<string, unknown>
  const query = parseRosterQuery(resources[resource], given)
  const parents = request.params as Parents
  // Not from a replica: a program would never return for changes that a lagging replica did not have.
  const { total, hasParents, rows } = await readRoster(platform.db, route, query, parents)
  if (!hasParents) throw new AppError('not-found')
  const base = rosteringUrl(platform)
  const address = new URL(request.url.split('?')[0] ?? '', platform.config.publicUrl).href
  reply
    .header('x-total-count', total)
    .header('link', pageLinks(address, given, { limit: query.limit, offset: query.offset, total }))
  return {
    [resource]: rows.map((cells) => rosterObject(resource, cells, { base, fields: query.fields })),
  }
}
