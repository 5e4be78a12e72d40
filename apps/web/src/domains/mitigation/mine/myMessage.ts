import { ApiError } from '@campanile/contract/client.ts'
import { errorStatus } from '@campanile/contract/errors.ts'
import { myMitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'

const byStatus: Record<number, string> = {
  403: myMitigationMessages.forbidden,
  404: myMitigationMessages.notFound,
  503: myMitigationMessages.unavailable,
}

/**
 * Why my requests could not be loaded, by the HTTP status of the response. Without an auth session, the guard
 * shows a message.
 */
export const myMessage = (error: unknown): string =>
  (error instanceof ApiError && byStatus[errorStatus[error.code]]) || myMitigationMessages.other
