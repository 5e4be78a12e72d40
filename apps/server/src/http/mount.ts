import type { Operation } from '@campanile/contract/operation.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { onBehalfOf, type ServedClient } from '#platform/client.ts'
import type { Platform } from '#platform/platform.ts'
import { AppError } from './app-error.ts'
import { clientNetwork } from './client-network.ts'
import { requireDeclaredConfirmation } from './confirmation.ts'
import { attachment, inline } from './content-disposition.ts'
import type { Actor, Context } from './context.ts'
import { cookiesOf } from './cookies.ts'
import { sendError } from './error-handler.ts'
import { fieldErrors } from './field-errors.ts'
import type { Gate } from './gate.ts'
import { bodyOf, noBody, refuseTooLarge } from './incoming.ts'
import { sendKept } from './kept-file.ts'
import { refuseCrossSite, refuseForeignContent } from './origin.ts'
import type { FileAnswer, KeptFile, Redirect } from './routes.ts'
import { fileSecurityPolicy } from './security-headers.ts'
import { sendShared } from './shared-answer.ts'
import { openStream } from './stream.ts'

const defaultBodyLimit = 64 * 1024

/** Finds the signed-in person of a request; null when there is none. */
export type Authenticate = (platform: Platform, sessionToken: string | undefined) => Promise<Actor | null>

type AnyHandler = (ctx: never, input: never) => Promise<unknown>

interface Mounted {
  gate: Gate
  name: OperationName
  operation: Operation
  handler: AnyHandler
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    arrivedAt: Date
  }
}

/** Mounts one operation: who may call is decided before a byte of the body is read. */
export function mount(app: FastifyInstance, platform: Platform, authenticate: Authenticate, it: Mounted) {
  const { gate, name, operation, handler } = it
  const refuseTooMany = app.rateLimit()
  const bodyLimit = operation.bodyLimit ?? defaultBodyLimit
  app.route({
    method: operation.method,
    url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit,
    config: { operation: name },
    // An answer without a body to a stream that never ends would never end either.
    exposeHeadRoute: operation.kind !== 'stream',
    onRequest: async (request, reply) => {
      // Before anything is done for it, so that asking again is always safe.
      if (!gate.lets(operation.turn ?? 'usual')) return sendError(request, reply, 'busy')
      request.arrivedAt = platform.clock.now()
      reply.header('cache-control', 'no-store')
      refuseCrossSite(request, operation, platform.config.publicUrl)
      refuseForeignContent(request, operation)
      const cookies = cookiesOf(request, reply, platform.config.secureCookies)
      request.actor = await gate.work(() => authenticate(platform, cookies.read('session')))
      // Counted before anybody is refused, and by who they really are.
      await refuseTooMany.call(app, request, reply)
      authorise(request.actor, operation)
      requireDeclaredConfirmation(request.actor, platform.clock, operation)
      if (operation.kind === 'upload') refuseTooLarge(request, bodyLimit)
    },
    handler: async (request, reply) => {
      const input = parseInput(operation, request)
      const incoming = operation.streamed ? bodyOf(request.raw, bodyLimit) : noBody
      const ctx = { ...contextOf(request, reply, platform, name), incoming }
      try {
        const answer = () => onBehalfOf(clientOf(ctx), () => handler(ctx as never, input as never))
        return respond(reply, operation, await gate.work(answer))
      } finally {
        incoming.destroy()
      }
    },
  })
}

function authorise(actor: Actor | null, { roles, beforeSecondFactor }: Operation) {
  if (roles === 'public') return
  if (!actor) throw new AppError('unauthenticated')
  if (!roles.includes(actor.role)) throw new AppError('forbidden')
  if (actor.mustSetUpSecondFactor && !beforeSecondFactor) throw new AppError('second-factor-required')
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  name: OperationName,
): Omit<Context, 'incoming'> {
  return {
    ...platform,
    log: platform.log.child({ requestId: request.id, operation: name }),
    operation: name,
    actor: request.actor,
    requestId: request.id,
    arrivedAt: request.arrivedAt,
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: cookiesOf(request, reply, platform.config.secureCookies),
    hasLeft: () => reply.raw.destroyed,
    upload: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}

/** Whose turn costly work is: a person's, or that of a network in which nobody is signed in. */
const clientOf = ({ actor, address, hasLeft }: Context): ServedClient => ({
  key: actor ? `person ${actor.id}` : `network ${clientNetwork(address)}`,
  hasLeft,
})

function parseInput(operation: Operation, request: FastifyRequest): unknown {
  const fromUrl = { ...(request.query as object), ...(request.params as object) }
  const inUrl = operation.method === 'GET' || operation.method === 'DELETE' || operation.kind === 'upload'
  const parsed = z.safeParse(
    operation.input,
    inUrl ? fromUrl : { ...(request.body as object), ...(request.params as object) },
  )
  if (parsed.success) return parsed.data
  throw new AppError('invalid-input', { fields: fieldErrors(parsed.error) })
}

function respond(reply: FastifyReply, operation: Operation, answer: unknown) {
  if (operation.clearsCache) reply.header('clear-site-data', '"cache"')
  switch (operation.kind) {
    case 'file': {
      if ('version' in (answer as FileAnswer | KeptFile)) return sendKept(reply, answer as KeptFile)
      const { type, bytes, size, saveAs, inline: shown } = answer as FileAnswer
      if (saveAs) reply.header('content-disposition', shown ? inline(saveAs) : attachment(saveAs))
      if (size !== undefined) reply.header('content-length', size)
      return reply.header('content-security-policy', fileSecurityPolicy).type(type).send(bytes)
    }
    case 'redirect':
      return reply.redirect((answer as Redirect).location, 302)
    case 'stream':
      return openStream(reply, answer as Parameters<typeof openStream>[1])
    default: {
      // What the contract does not name never leaves the server.
      const view = z.parse(operation.output, answer)
      return operation.sharedFor ? sendShared(reply, view, operation.sharedFor) : reply.send(view)
    }
  }
}
