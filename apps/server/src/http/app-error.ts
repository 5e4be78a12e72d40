import { codedError } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import { defaultLocale } from '@campanile/contract/locale.ts'
import { messageText } from '@campanile/messages/coded.ts'

interface Details {
  /** Maps an input path to the coded message shown next to that field. */
  fields?: Record<string, string>
  /** A coded message, used instead of the code’s default message to say more. */
  message?: string
  cause?: unknown
}

/** The only error that services throw on purpose. Any other error is a bug or an outage on our side. */
export class AppError extends Error {
  readonly code: ErrorCode
  /**
   * Coded, because the reader's language is only known when the response is written. `message`, for logs, is
   * English.
   */
  readonly coded: string
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, { fields, message = codedError(code), cause }: Details = {}) {
    super(messageText(message, defaultLocale), { cause })
    this.coded = message
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
