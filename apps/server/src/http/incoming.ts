import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import { type SpooledFile, withSpooled } from '#files/spool.ts'
import { AppError } from './app-error.ts'
import type { Arrival, Arrivals } from './arrivals.ts'
import { clientOf } from './client.ts'

/** Refuses by the length it announces. What comes all the same is read and dropped: see bodyOf. */
export function refuseTooLarge({ headers }: FastifyRequest, limit: number) {
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('too-large')
}

/**
 * The body of a request as it comes, up to a limit. However it is left, the rest is read and dropped:
 * a browser reads no answer before it has sent everything, and a closed connection is all it would see.
 */
export function bodyOf(
  raw: IncomingMessage,
  limit: number,
  startArrival?: (onSlow: () => void) => Arrival,
): Readable {
  const arrival = startArrival?.(() => body.destroy(new AppError('body-too-slow')))
  let size = 0
  const body: Transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      arrival?.add(chunk.length)
      if (size > limit) done(new AppError('too-large'))
      else done(null, chunk)
    },
    flush(done) {
      arrival?.end()
      done()
    },
  })
  const dropRest = () => {
    arrival?.end()
    raw.unpipe(body)
    raw.resume()
  }
  // Nobody may be reading yet; whoever does later learns it then.
  body.on('error', () => undefined).on('close', dropRest)
  raw
    .on('error', () => undefined)
    .on('close', () => {
      if (!raw.readableEnded) body.destroy(new AppError('invalid-input', { cause: new Error('broken off') }))
    })
  return raw.pipe(body)
}

/** Whether bytes of the body are still to come. */
const isArriving = ({ raw, method, headers }: FastifyRequest) =>
  !raw.complete &&
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Watches the pace of bodies that the framework reads; those that are here already pass as they are. */
export const watchBodies =
  (arrivals: Arrivals, limit: number): preParsingAsyncHookHandler =>
  async (request, _reply, payload) =>
    isArriving(request)
      ? bodyOf(request.raw, limit, (onSlow) => arrivals.start(clientOf(request), onSlow))
      : payload

/** Uses the body of a request once it has arrived whole; nothing of it is kept afterwards. */
export async function withBody<T>(
  request: FastifyRequest,
  { limit, arrivals }: { limit: number; arrivals: Arrivals },
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const body = bodyOf(request.raw, limit, (onSlow) => arrivals.start(clientOf(request), onSlow))
  try {
    return await withSpooled(body, limit, use)
  } finally {
    body.destroy()
  }
}

/** Makes the routes of this scope get their bodies unread, whatever they say they are. */
export function leaveBodiesUnread(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}
