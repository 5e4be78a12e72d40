import { ApiError } from '@campanile/contract/client.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'

/** The sentence a person reads about a failure. */
export const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? error.message : pageMessage.internal

/** The same without fields: the server's message for each of them, if there is one. */
export const reasonsOf = (error: unknown) => {
  const reasons = error instanceof ApiError ? Object.values(error.fields) : []
  return reasons.length > 0 ? reasons.join('. ') : sentenceOf(error)
}

export const hasCode = (error: unknown, ...codes: ErrorCode[]) =>
  error instanceof ApiError && codes.includes(error.code)

/** It is unknown whether the change was made: the request or its response was lost. */
export const isUnanswered = (error: unknown) => hasCode(error, 'network-request-failed')

/** The server cannot be reached, has no database or is overloaded, so unsent data should be kept. */
export const isOutOfReach = (error: unknown) =>
  hasCode(error, 'network-request-failed', 'unavailable', 'busy')

/** The server did not refuse it: it was out of reach, or could not do its own part. */
export const isServerFailure = (error: unknown) => isOutOfReach(error) || hasCode(error, 'internal')
