import type {} from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { networkClient } from './client.ts'

/** Attempts per minute from one address. */
const perAddress = 60

/** A SHA-256 code in base64url. */
const pattern = /^[A-Za-z0-9_-]{43}$/

/**
 * The address in the header List-Unsubscribe of an email with a report, outside /api because mail programs use it. As
 * RFC 8058 requires, POST stops the report without a question and without a sign-in, whatever its body is. People who
 * open it in a browser change nothing, and are led to the list of their reports.
 */
export function mountStopReport(
  app: FastifyInstance,
  listPath: string,
  stop: (token: string) => Promise<boolean>,
) {
  const limit = app.createRateLimit({
    max: perAddress,
    timeWindow: 60_000,
    keyGenerator: (request) => networkClient(request).key,
    allowList: () => false,
  })
  const config = { operation: 'stopScheduledReport' }

  app.get('/stop-report/:token', { config }, (_request, reply) => reply.redirect(listPath, 302))

  app.post('/stop-report/:token', {
    config,
    bodyLimit: 1024,
    async handler(request, reply) {
      const counted = await limit(request)
      if (!counted.isAllowed && counted.isExceeded) {
        reply.header('retry-after', counted.ttlInSeconds)
        throw new AppError('rate-limited')
      }
      const { token } = request.params as { token: string }
      if (!pattern.test(token) || !(await stop(token))) throw new AppError('link-not-valid')
      return reply.code(204).send()
    },
  })
}
