import { codedError } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '#http/app-error.ts'
import { setErrorHeaders } from '#http/error-handler.ts'
import { m } from '#http/messages.ts'
import { requestLocale } from '#http/request-locale.ts'
import { ScimError } from './scim-error.ts'

export const scimMedia = 'application/scim+json; charset=utf-8'

/** Writes an error in the form of RFC 7644, section 3.12. */
export function sendScimError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  error: Partial<Pick<AppError, 'coded'>> = {},
) {
  const given = error instanceof ScimError ? error : undefined
  const status = given?.scimStatus ?? errorStatus[code]
  // Of our own errors with this code, those that reach SCIM are about JSON that can't be read.
  const isUnreadable = !given && code === 'invalid-input'
  const scimType = isUnreadable ? 'invalidSyntax' : given?.scimType
  setErrorHeaders(reply, code)
  return reply
    .code(status)
    .type(scimMedia)
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType && { scimType }),
        detail: messageText(
          isUnreadable ? m.bodyInvalid() : (error.coded ?? codedError(code)),
          requestLocale(request),
        ),
      }),
    )
}
