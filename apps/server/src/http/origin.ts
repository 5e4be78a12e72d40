import type { Operation } from '@campanile/contract/operation.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Allows changes only from our own pages, which prevents cross-site request forgery. */
export function refuseCrossSite(request: FastifyRequest, operation: Operation, publicUrl: URL) {
  if (operation.method === 'GET') return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  // Browsers without fetch metadata, and other programs, send an Origin header or none.
  const { origin } = request.headers
  const sameHost = origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
  if (site === undefined && (origin === undefined || origin === publicUrl.origin || sameHost)) return
  throw new AppError('cross-site-request')
}

/** JSON operations accept only JSON, which a plain HTML form cannot send. */
export function refuseForeignContent(request: FastifyRequest, operation: Operation) {
  if (operation.kind !== 'json') return
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/json(;|$)/i.test(type))
    throw new AppError('unsupported-media-type')
}
