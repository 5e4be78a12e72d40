import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Answers what is the same for everybody: caches on the way may keep it, and who has it already gets no body. */
export function sendShared(reply: FastifyReply, answer: unknown, seconds: number) {
  const body = JSON.stringify(answer)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${seconds}`).header('etag', tag)
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
