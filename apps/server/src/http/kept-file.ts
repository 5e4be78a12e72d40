import type { FastifyReply } from 'fastify'
import { holdsVersion } from './etag.ts'
import type { KeptFile } from './handle.ts'
import { fileSecurityPolicy } from './security-headers.ts'

/** Long enough for somebody who pages through a list, short enough for a computer that others use next. */
const keptSeconds = 300

/** Answers with a file that the browser may keep, or with nothing where it has this version. */
export async function sendKept(reply: FastifyReply, { type, version, read }: KeptFile) {
  const etag = `"${version}"`
  const isHeld = holdsVersion(reply.request.headers['if-none-match'], etag)
  const bytes = isHeld ? undefined : await read()
  reply.header('cache-control', `private, max-age=${keptSeconds}`).header('etag', etag)
  if (!bytes) return reply.code(304).send()
  return reply.header('content-security-policy', fileSecurityPolicy).type(type).send(bytes)
}
