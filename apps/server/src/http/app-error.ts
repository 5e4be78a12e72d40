import { errorMessage } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'

interface Details {
  /** Maps an input path to the message shown next to that field. */
  fields?: Record<string, string>
  /** Used instead of the code’s default message, to say more. */
  message?: string
  cause?: unknown
}

/** The only error that services throw on purpose. Any other error is a bug or an outage on our side. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, { fields, message, cause }: Details = {}) {
    super(message ?? errorMessage[code], { cause })
    this.code = code
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** @throws AppError not-found when nothing was found */
export function requireFound<T extends object | string>(found: T | '' | null | undefined): T {
  if (!found) throw new AppError('not-found')
  return found
}
