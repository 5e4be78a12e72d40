import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import { type SpooledFile, withSpooled } from '#files/spool.ts'
import { AppError } from './app-error.ts'
import type { Arrival, Arrivals } from './arrivals.ts'
import { requestClient } from './client.ts'

/**
 * Rejects a request whose announced length is too large. A body that still arrives is read and discarded: see
 * receiveBody.
 */
export function refuseTooLarge({ headers }: FastifyRequest, limit: number) {
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('too-large')
}

/**
 * Returns the body of a request as a stream, up to a limit. If the reader stops early, the rest is read and
 * discarded: a browser only reads the response after it has sent everything, and would otherwise only see a
 * closed connection.
 */
export function receiveBody(
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
  // Prevents a crash while nobody is reading yet. A later reader still gets the error.
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

/**
 * Watches the speed of bodies that the framework reads. Bodies that have already arrived are passed on
 * unchanged.
 */
export const watchBodies =
  (arrivals: Arrivals, limit: number): preParsingAsyncHookHandler =>
  async (request, _reply, payload) =>
    isArriving(request)
      ? receiveBody(request.raw, limit, (onSlow) => arrivals.start(requestClient(request), onSlow))
      : payload

/** Calls the function with the request body once all of it has arrived. The body is discarded afterwards. */
export async function withBody<T>(
  request: FastifyRequest,
  { limit, arrivals }: { limit: number; arrivals: Arrivals },
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const body = receiveBody(request.raw, limit, (onSlow) => arrivals.start(requestClient(request), onSlow))
  try {
    return await withSpooled(body, limit, use)
  } finally {
    body.destroy()
  }
}

/** Stops the framework from parsing bodies in this scope, whatever their content type. */
export function leaveBodiesUnread(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}
