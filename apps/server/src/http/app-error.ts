import { type ErrorCode, errorMessage, errorStatus } from '@campanile/contract/errors.ts'

interface Details {
  /** Input path to the sentence that stands next to it. */
  fields?: Record<string, string>
  /** Says more than the code’s own sentence. */
  message?: string
  cause?: unknown
}

/** The one error a service throws on purpose; everything else is a fault of ours. */
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
