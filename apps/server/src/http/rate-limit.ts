import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { requestClient } from './client.ts'

/**
 * Requests per minute: of one person; of one token, as its service account says; and of one client network when signed
 * out, which a whole campus may share.
 */
const defaultPerPerson = 600
const perNetwork = 12_000

/** Counters in addition to unknown paths. */
const countedPaths = ['/api/', '/oauth/', '/ims/', '/scim/']

/**
 * Requests to the API, to interfaces of standards and to unknown paths are counted; pages, their files and probes are
 * not. How the path is written does not matter: `/%61pi/session` and `http://host/api/session` reach the same route as
 * `/api/session`.
 */
const isCounted = ({ is404, routeOptions }: Pick<FastifyRequest, 'is404' | 'routeOptions'>) =>
  is404 || countedPaths.some((path) => routeOptions.url?.startsWith(path))

export const rateLimits = (perPerson = defaultPerPerson): RateLimitPluginOptions => ({
  global: true,
  max: ({ actor }) => actor?.program?.requestsPerMinute ?? (actor ? perPerson : perNetwork),
  keyGenerator: (request) => requestClient(request).key,
  allowList: (request) => !isCounted(request),
})
