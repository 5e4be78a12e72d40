import type { Operation } from '@campanile/contract/operation.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { noFile } from '#files/spool.ts'
import { runForClient } from '#platform/client.ts'
import type { Platform } from '#platform/platform.ts'
import type { Admission } from './admission.ts'
import { AppError } from './app-error.ts'
import type { Arrivals } from './arrivals.ts'
import { requestClient, toServedClient } from './client.ts'
import type { Actor, Context } from './context.ts'
import type { Cookies } from './cookies.ts'
import type { Display } from './display.ts'
import type { Door } from './door.ts'
import { refuseTooLarge, watchBodies, withBody } from './incoming.ts'
import { refuseReplacedConversions } from './plain-json.ts'
import { requestLocale } from './request-locale.ts'
import { respond } from './respond.ts'

export const defaultBodyLimit = 64 * 1024

interface Mounted {
  operation: Operation
  (ctx: never, input: never): Promise<unknown>
}

/** State shared by all operations of a server. */
export interface Entrance {
  platform: Platform
  admission: Admission
  arrivals: Arrivals
  door: Door
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
  }
  interface FastifyRequest {
    actor: Actor | null
    display: Display | null
    arrivedAt: Date
  }
}

/** Mounts one operation. Whether the caller may call it is decided before any of the body is read. */
export function mount(app: FastifyInstance, entrance: Entrance, name: OperationName, answer: Mounted) {
  const operation: Operation = answer.operation
  const { platform, admission, arrivals, door } = entrance
  const refuseTooMany = app.rateLimit()
  const bodyLimit = operation.bodyLimit ?? defaultBodyLimit
  const { priority } = operation
  app.route({
    method: operation.method,
    url: `${door.prefix}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit,
    config: { operation: name },
    // A HEAD request to a stream that never ends would itself never end.
    exposeHeadRoute: operation.kind !== 'stream',
    onRequest: async (request, reply) => {
      request.arrivedAt = platform.clock.now()
      reply.header('cache-control', 'no-store')
      await door.identify(request, reply, operation)
      // Counted before any request is rejected, and by the caller's verified identity.
      await refuseTooMany.call(app, request, reply)
      await door.authorise(request, reply, operation)
      if (operation.kind === 'upload') refuseTooLarge(request, bodyLimit)
    },
    // A streamed body is monitored where it is read.
    preParsing: operation.streamed ? [] : watchBodies(arrivals, bodyLimit),
    handler: async (request, reply) => {
      const input = parseInput(operation, request)
      const ctx = createContext(request, reply, { platform, name, cookies: door.cookiesOf(request, reply) })
      const client = requestClient(request)
      const { hasLeft } = ctx
      const work = (incoming: Context['incoming']) =>
        admission.run({ client, priority, hasLeft }, () =>
          runForClient(toServedClient(client, hasLeft), () =>
            answer({ ...ctx, incoming } as never, input as never),
          ),
        )
      const answered = operation.streamed
        ? await withBody(request, { limit: bodyLimit, arrivals }, work)
        : await work(noFile)
      return respond(reply, operation, answered)
    },
  })
}

/** The request as a handler receives it. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, name, cookies }: { platform: Platform; name: OperationName; cookies: Cookies },
): Omit<Context, 'incoming'> {
  return {
    ...platform,
    log: platform.log.child({ requestId: request.id, operation: name }),
    operation: name,
    actor: request.actor,
    display: request.display,
    requestId: request.id,
    arrivedAt: request.arrivedAt,
    address: request.ip,
    locale: requestLocale(request),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    cookies,
    hasLeft: () => reply.raw.destroyed,
    upload: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}

function parseInput(operation: Operation, request: FastifyRequest): unknown {
  const lastEvent = operation.kind === 'stream' && request.headers['last-event-id']
  const fromUrl = {
    ...(request.query as object),
    ...(request.params as object),
    // A browser that reconnects continues after the last event.
    ...(lastEvent && { since: lastEvent }),
  }
  const inUrl = operation.method === 'GET' || operation.method === 'DELETE' || operation.kind === 'upload'
  if (!inUrl) refuseReplacedConversions(request.body)
  const parsed = z.safeParse(
    operation.input,
    inUrl ? fromUrl : { ...(request.body as object), ...(request.params as object) },
  )
  if (parsed.success) return parsed.data
  throw new AppError('invalid-input', { fields: fieldErrors(parsed.error) })
}

/** Converts Zod's issues to one message per field path: the first one. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'input'
    fields[path] ??= issue.message
  }
  return fields
}
