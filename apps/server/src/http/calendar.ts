import { createHash } from 'node:crypto'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireFound } from '#http/app-error.ts'
import type { Admission } from './admission.ts'
import { AppError } from './app-error.ts'
import { networkClient } from './client.ts'
import { holdsVersion } from './etag.ts'
import { fileSecurityPolicy } from './security-headers.ts'

/** A calendar feed. Its text is generated only for clients that do not have the current version. */
export interface Calendar {
  /** Changes exactly when the text changes. */
  fingerprint: string
  /** @throws QueueRefusal */
  text(): Promise<Buffer>
}

/** Reads allowed per minute: of one calendar, and from one address, which a whole campus may share. */
const perCalendar = 30
const perAddress = 1_200

const pattern = /^([A-Za-z0-9_-]{43})\.ics$/
const requestedFile = (request: FastifyRequest) => (request.params as { file: string }).file
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Serves GET /calendar/{secret}.ics outside /api, because calendar programs read it and not our pages. Only the
 * secret identifies the person. Unknown secrets, revoked ones and those of disabled people are all answered
 * with 404.
 */
export function mountCalendar(
  app: FastifyInstance,
  admission: Admission,
  open: (secret: string) => Promise<Calendar | null>,
) {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: 60_000, keyGenerator, allowList: () => false })
  const limits = [
    limit(perAddress, (request) => networkClient(request).key),
    limit(perCalendar, (request) => digest(requestedFile(request))),
  ]

  app.get('/calendar/:file', {
    config: { operation: 'openCalendar' },
    async handler(request, reply) {
      const caller = { client: networkClient(request), hasLeft: () => reply.raw.destroyed }
      // Checked before the read is counted, because a rejected calendar program retries automatically.
      admission.refuseOverload(caller)
      for (const count of limits) {
        const counted = await count(request)
        if (counted.isAllowed || !counted.isExceeded) continue
        reply.header('retry-after', counted.ttlInSeconds)
        throw new AppError('rate-limited')
      }
      const secret = pattern.exec(requestedFile(request))?.[1]
      const calendar = requireFound(secret && (await admission.run(caller, () => open(secret))))
      const etag = `"${calendar.fingerprint}"`
      reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
      if (holdsVersion(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const text = await calendar.text()
      return reply
        .header('content-security-policy', fileSecurityPolicy)
        .header('content-disposition', 'inline; filename="schedule.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text)
    },
  })
}
