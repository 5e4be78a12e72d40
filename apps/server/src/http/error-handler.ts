import { codedError } from '@campanile/contract/error-messages.ts'
import { type ErrorBody, type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import { parseCode as messageCodeOf, messageText } from '@campanile/messages/coded.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { AppError } from './app-error.ts'
import type { RefusalDelay } from './refusal-delay.ts'
import { requestLocale } from './request-locale.ts'
import { fileSecurityPolicy } from './security-headers.ts'

/** Maps the framework's own errors to our error codes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

/**
 * Seconds after which clients should retry: when the database may be back, or when other requests have
 * finished.
 */
const retryAfter: Partial<Record<ErrorCode, string>> = {
  unavailable: '5',
  busy: '2',
  'rate-limited': '2',
  'too-many-uploads': '5',
}

/** The code for `client-left` does not matter, because that client has disconnected. */
const refusalCodes: Record<QueueRefusal['reason'], ErrorCode> = {
  'client-full': 'rate-limited',
  full: 'busy',
  'client-left': 'busy',
  closed: 'unavailable',
}

function toErrorCode(error: Error & Partial<FastifyError>): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error instanceof QueueRefusal) return refusalCodes[error.reason]
  if (isDatabaseUnavailable(error)) return 'unavailable'
  const known = frameworkCodes[error.code ?? '']
  if (known) return known
  if (error.statusCode === 429) return 'rate-limited'
  return error.statusCode && error.statusCode < 500 ? 'invalid-input' : 'internal'
}

/** Rejections caused by too many requests. They are delayed for clients that keep sending. */
const lateCodes: ReadonlySet<ErrorCode> = new Set(['busy', 'rate-limited', 'too-many-requests'])

type SendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  error?: AppError,
) => FastifyReply

/** Only this code converts errors to responses. Interfaces of standards have their own formats. */
export function handleErrors(app: FastifyInstance, delayRefusal: RefusalDelay, send: SendError = sendError) {
  app.setErrorHandler(async (error: Error & Partial<FastifyError>, request, reply) => {
    const code = toErrorCode(error)
    // Load shedding has its own log line. Logging every shed request would add load.
    const isFault = errorStatus[code] >= 500 && code !== 'busy' && !(error instanceof QueueRefusal)
    if (isFault) request.log.error({ err: error }, code)
    if (lateCodes.has(code)) await delayRefusal()
    return send(request, reply, code, error instanceof AppError ? error : undefined)
  })
}

/** Answers a URL that cannot be decoded. Such a request reaches no route, and no hook has run. */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', fileSecurityPolicy)
  sendError(request, reply, toErrorCode(error))
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  { fields, coded = codedError(code) }: Partial<Pick<AppError, 'fields' | 'coded'>> = {},
) {
  const locale = requestLocale(request)
  const body: ErrorBody = {
    error: {
      code,
      message: messageText(coded, locale),
      requestId: request.id,
      ...(fields && wordFields(fields, locale)),
    },
  }
  setErrorHeaders(reply, code)
  return reply.code(errorStatus[code]).send(body)
}

/** The parts common to all error formats. */
export function setErrorHeaders(reply: FastifyReply, code: ErrorCode): void {
  reply.header('vary', 'accept-language')
  const wait = retryAfter[code]
  // The rate limiter sets this header itself.
  if (wait && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  // The rest of this body may never arrive.
  if (code === 'body-too-slow' || code === 'too-many-uploads') reply.header('connection', 'close')
}

/** The messages next to fields, for people and for programs. */
function wordFields(
  coded: Record<string, string>,
  locale: string,
): Pick<ErrorBody['error'], 'fields' | 'details'> {
  const entries = Object.entries(coded)
  const details = entries.flatMap(([path, message]) => {
    const detail = messageCodeOf(message)
    return detail ? [[path, detail] as const] : []
  })
  return {
    fields: Object.fromEntries(entries.map(([path, message]) => [path, messageText(message, locale)])),
    details: Object.fromEntries(details),
  }
}
