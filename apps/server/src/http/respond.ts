import { createHash } from 'node:crypto'
import type { Operation } from '@campanile/contract/operation.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { attachment, inline } from './content-disposition.ts'
import { holdsVersion } from './etag.ts'
import type { FileAnswer, KeptFile, Redirect } from './handle.ts'
import { fileSecurityPolicy } from './security-headers.ts'
import { openStream } from './stream.ts'

/** Sends the result of a handler, according to the kind of its operation. */
export function respond(reply: FastifyReply, operation: Operation, answer: unknown) {
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
      // Fields that the contract does not declare never leave the server.
      const view = z.parse(operation.output, answer)
      return operation.sharedFor ? sendShared(reply, view, operation.sharedFor) : reply.send(view)
    }
  }
}

/** Long enough for paging through a list, short enough for a shared computer. */
const keptSeconds = 300

/** Sends a file that the browser may cache, or 304 if the browser has this version. */
async function sendKept(reply: FastifyReply, { type, version, read }: KeptFile) {
  const etag = `"${version}"`
  const isHeld = holdsVersion(reply.request.headers['if-none-match'], etag)
  const bytes = isHeld ? undefined : await read()
  reply.header('cache-control', `private, max-age=${keptSeconds}`).header('etag', etag)
  if (!bytes) return reply.code(304).send()
  return reply.header('content-security-policy', fileSecurityPolicy).type(type).send(bytes)
}

/**
 * Sends a response that is the same for everyone. Caches on the way may store it, and a client that has it
 * gets no body.
 */
function sendShared(reply: FastifyReply, answer: unknown, seconds: number) {
  const body = JSON.stringify(answer)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${seconds}`).header('etag', tag)
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
