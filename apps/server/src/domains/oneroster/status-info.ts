import { codedError } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { setErrorHeaders } from '#http/error-handler.ts'
import { requestLocale } from '#http/request-locale.ts'

/** The standard’s words for what was wrong with a request, as far as we use them. */
type CodeMinor =
  | 'invalid_filter_field'
  | 'invalid_selection_field'
  | 'invaliddata'
  | 'unauthorisedrequest'
  | 'forbidden'
  | 'unknownobject'
  | 'server_busy'
  | 'internal_server_error'

/** A query that the standard has a separate code for. */
export class RosterQueryError extends AppError {
  readonly minor: CodeMinor

  constructor(minor: CodeMinor, message: string) {
    super('invalid-input', { message })
    this.minor = minor
  }
}

const minorCodes: Record<number, CodeMinor> = {
  401: 'unauthorisedrequest',
  403: 'forbidden',
  404: 'unknownobject',
  429: 'server_busy',
  500: 'internal_server_error',
  503: 'server_busy',
}

/** Answers an error in the form of OneRoster, in the language of the request. */
export function sendStatusInfo(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  error?: AppError,
): FastifyReply {
  const status = errorStatus[code]
  const minor = error instanceof RosterQueryError ? error.minor : (minorCodes[status] ?? 'invaliddata')
  setErrorHeaders(reply, code)
  return reply.code(status).send({
    imsx_codeMajor: 'failure',
    imsx_severity: 'error',
    imsx_description: messageText(error?.coded ?? codedError(code), requestLocale(request)),
    imsx_CodeMinor: {
      imsx_codeMinorField: [{ imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: minor }],
    },
  })
}
