import { type ErrorBody, type ErrorCode, errorMessage, errorStatus } from '@campanile/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { AppError } from './app-error.ts'
import type { RefusalDelay } from './refusal-delay.ts'
import { fileSecurityPolicy } from './security-headers.ts'

/** The framework's own refusals, in our words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

/** Seconds after which to ask again: a database comes back, or some others have been served. */
const retryAfter: Partial<Record<ErrorCode, string>> = {
  unavailable: '5',
  busy: '2',
  'rate-limited': '2',
  'too-many-uploads': '5',
}

/** A client who has left reads no answer. */
const refusalCodes: Record<QueueRefusal['reason'], ErrorCode> = {
  'client-full': 'rate-limited',
  full: 'busy',
  'client-left': 'busy',
  closed: 'unavailable',
}

function codeOf(error: Error & Partial<FastifyError>): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error instanceof QueueRefusal) return refusalCodes[error.reason]
  if (isDatabaseUnavailable(error)) return 'unavailable'
  const known = frameworkCodes[error.code ?? '']
  if (known) return known
  if (error.statusCode === 429) return 'rate-limited'
  return error.statusCode && error.statusCode < 500 ? 'invalid-input' : 'internal'
}

/** Refusals of those who ask for much: whoever keeps asking gets them late. */
const lateCodes: ReadonlySet<ErrorCode> = new Set(['busy', 'rate-limited', 'too-many-requests'])

/** The one place where an error becomes an answer. */
export function handleErrors(app: FastifyInstance, delayRefusal: RefusalDelay) {
  app.setErrorHandler(async (error: Error & Partial<FastifyError>, request, reply) => {
    const code = codeOf(error)
    // Load shedding has its own line in the log: one for each request would be work itself.
    const isFault = errorStatus[code] >= 500 && code !== 'busy' && !(error instanceof QueueRefusal)
    if (isFault) request.log.error({ err: error }, code)
    if (lateCodes.has(code)) await delayRefusal()
    return sendError(request, reply, code, error instanceof AppError ? error : undefined)
  })
}

/** Answers an address that leads to no route because it cannot even be decoded; no hook has run. */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', fileSecurityPolicy)
  sendError(request, reply, codeOf(error))
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  { fields, message = errorMessage[code] }: Partial<Pick<AppError, 'fields' | 'message'>> = {},
) {
  const body: ErrorBody = {
    error: { code, message, requestId: request.id, ...(fields && { fields }) },
  }
  const wait = retryAfter[code]
  // The rate limit names the time itself.
  if (wait && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  // The rest of such a body may never come.
  if (code === 'body-too-slow' || code === 'too-many-uploads') reply.header('connection', 'close')
  return reply.code(errorStatus[code]).send(body)
}
