import type { IncomingMessage } from 'node:http'
import { Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** What an operation without a streamed body reads. */
export const noBody = Readable.from([])

/** Refuses by the length it announces. What comes all the same is read and dropped: see bodyOf. */
export function refuseTooLarge({ headers }: FastifyRequest, limit: number) {
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('too-large')
}

/**
 * The body of a request as it comes, up to a limit. However it is left, the rest is read and dropped:
 * a browser reads no answer before it has sent everything, and a closed connection is all it would see.
 */
export function bodyOf(raw: IncomingMessage, limit: number): Readable {
  let size = 0
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) done(new AppError('too-large'))
      else done(null, chunk)
    },
  })
  const dropRest = () => {
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

/** Makes the routes of this scope get their bodies unread, whatever they say they are. */
export function leaveBodiesUnread(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}
