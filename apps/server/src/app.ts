import { readFileSync } from 'node:fs'
import type { Operation } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { apiOperations, operationScope } from '@campanile/contract/service-accounts/api-operations.ts'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import { newId } from '#db/columns.ts'
import { mountSaml } from '#domains/accounts/saml/mount-saml.ts'
import { authenticate } from '#domains/accounts/sessions/sessions.service.ts'
import { scimRoutes } from '#domains/directory/scim-routes.ts'
import { authenticateDisplay } from '#domains/displays/displays.service.ts'
import { mountOneRoster } from '#domains/oneroster/mount-oneroster.ts'
import { reportsPath } from '#domains/scheduled-reports/report-mail.ts'
import { stopReportByToken } from '#domains/scheduled-reports/stop-reports.service.ts'
import {
  authenticateClient,
  authenticateProgram,
} from '#domains/service-accounts/authenticate-program.service.ts'
import { mountTokenEndpoint } from '#domains/service-accounts/oauth/mount-token-endpoint.ts'
import { createDefaultLanguage } from '#domains/settings/default-language.service.ts'
import { installationSamples } from '#domains/status/samples.service.ts'
import { openCalendar } from '#domains/timetable/open-calendar.service.ts'
import { createAdmission } from '#http/admission.ts'
import { type BodyPace, createArrivals, defaultPace } from '#http/arrivals.ts'
import { mountCalendar } from '#http/calendar.ts'
import { handleErrors, refuseUnreadable, sendError } from '#http/error-handler.ts'
import { shutDownGracefully } from '#http/graceful-shutdown.ts'
import { mountHealth } from '#http/health.ts'
import { createIdentify } from '#http/identify.ts'
import { leaveBodiesUnread } from '#http/incoming.ts'
import { endStalledBody } from '#http/leftover-body.ts'
import { type Entrance, mount } from '#http/mount.ts'
import { openApiDocument } from '#http/openapi.ts'
import { programsDocument } from '#http/openapi-programs.ts'
import { peopleDoor } from '#http/people-door.ts'
import { programsDoor } from '#http/programs-door.ts'
import { rateLimits } from '#http/rate-limit.ts'
import { createRefusalDelay } from '#http/refusal-delay.ts'
import { mountScim } from '#http/scim/mount-scim.ts'
import { contentSecurityPolicy, permissionsPolicy } from '#http/security-headers.ts'
import { mountStopReport } from '#http/stop-report.ts'
import { mountWeb } from '#http/web.ts'
import { mountMetrics } from '#metrics/mount-metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { listKeys } from '#platform/records.ts'
import { operationHandlers } from './operation-handlers.ts'

interface Parts {
  platform: Platform
  pool: pg.Pool
  version: string
  /** The folder of the built pages. Absent in tests of the API. */
  webRoot?: string
  /** How many requests are handled at once. Set by tests that need few. */
  places?: number | undefined
  /** The minimum speed of request bodies. Set by tests that cannot wait. */
  bodyPace?: BodyPace | undefined
  /** Requests per minute of one person. Set by tests that send more. */
  perPerson?: number | undefined
  /** The delay of rejections under load, in milliseconds. Set by tests that cause many. */
  refusalDelayMs?: number | undefined
}

/** Assembles the HTTP server from its parts, and contains no other logic. */
export async function createApp({
  platform,
  pool,
  version,
  webRoot,
  places,
  bodyPace,
  perPerson,
  refusalDelayMs,
}: Parts): Promise<FastifyInstance> {
  const { config, log, hub, forwardedHeaders } = platform
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => newId(),
    trustProxy: config.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    // `shutDownGracefully` handles both.
    forceCloseConnections: false,
    return503OnClosing: false,
    // No time limit: a busy machine, for example after a power cut, may start slowly.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    // A file over a slow connection takes minutes. Headers keep Node's limit of one minute.
    requestTimeout: 300_000,
    frameworkErrors: refuseUnreadable,
    ...(config.tls && { https: { cert: readFileSync(config.tls.cert), key: readFileSync(config.tls.key) } }),
  })
  shutDownGracefully(app, hub.closeAll)
  app.decorateRequest('actor', null)
  app.decorateRequest('display', null)
  app.addHook('onRequest', async (request) => forwardedHeaders.note(request))
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  app.addHook('onResponse', async ({ raw }) => endStalledBody(raw, bodyPace ?? defaultPace))
  const delayRefusal = createRefusalDelay(refusalDelayMs)
  handleErrors(app, delayRefusal)
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config.publicUrl.protocol === 'https:'),
    strictTransportSecurity: config.publicUrl.protocol === 'https:',
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('permissions-policy', permissionsPolicy))
  await app.register(cookie)
  await app.register(rateLimit, rateLimits(perPerson))
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const admission = createAdmission(log, places)
  mountHealth(app, pool, platform.replica)
  mountMetrics(app, {
    token: config.metricsToken,
    parts: { pool, hub, admission, log, installation: () => installationSamples(platform) },
  })
  const document = openApiDocument(operations, version)
  app.get('/api/openapi.json', async () => document)
  const forPrograms = programsDocument(operations, version)
  app.get('/api/v1/openapi.json', async () => forPrograms)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  const shared = { platform, admission, arrivals: createArrivals(bodyPace) }
  const identifyProgram = createIdentify(platform, admission, authenticateProgram)
  const entrances: [names: readonly OperationName[], Entrance][] = [
    [
      listKeys(operations),
      {
        ...shared,
        door: peopleDoor({
          ...shared,
          identify: createIdentify(platform, admission, authenticate),
          authenticateDisplay,
        }),
      },
    ],
    [
      apiOperations,
      {
        ...shared,
        door: programsDoor({ identify: identifyProgram, scopeOf: operationScope }),
      },
    ],
  ]
  const mountAll = (scope: FastifyInstance, streamed: boolean) => {
    for (const [names, entrance] of entrances)
      for (const name of names) {
        const operation: Operation = operations[name]
        if ((operation.streamed ?? false) === streamed) mount(scope, entrance, name, operationHandlers[name])
      }
  }
  mountAll(app, false)
  await app.register(async (scope) => {
    leaveBodiesUnread(scope)
    mountAll(scope, true)
  })
  const forStandards = { ...shared, identify: createIdentify(platform, admission, authenticateClient) }
  mountTokenEndpoint(app, forStandards)
  mountOneRoster(app, { ...forStandards, delayRefusal })
  await mountScim(app, { ...shared, identify: identifyProgram, delayRefusal }, scimRoutes)
  mountSaml(app, platform, admission)
  mountCalendar(app, admission, (secret) => openCalendar(platform, secret))
  mountStopReport(app, reportsPath, (token) => stopReportByToken(platform, token))
  await mountWeb(app, { webRoot, defaultLanguage: createDefaultLanguage(platform) })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendError(request, reply, 'not-found'),
  )
  return app
}

/**
 * Logs method, operation, status and time. Not the path, which may contain personal data, nor address or
 * body.
 */
function logRequest(request: Parameters<typeof sendError>[0], reply: Parameters<typeof sendError>[1]) {
  const { operation } = request.routeOptions.config
  if (!operation) return
  request.log.info({ operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
}
