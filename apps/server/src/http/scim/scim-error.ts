import type { ErrorCode } from '@campanile/contract/errors.ts'
import { AppError } from '#http/app-error.ts'

/** The kinds of errors of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** Statuses that SCIM defines in addition to those of our own codes. */
type ScimStatus = 400 | 409 | 412 | 501

const codes: Record<ScimStatus, ErrorCode> = {
  400: 'invalid-input',
  409: 'already-exists',
  412: 'edit-conflict',
  501: 'operation-not-allowed',
}

/** An error specific to SCIM. Its message is coded. */
export class ScimError extends AppError {
  readonly scimStatus: ScimStatus
  readonly scimType: ScimType | undefined

  constructor(status: ScimStatus, message: string, scimType?: ScimType) {
    super(codes[status], { message })
    this.scimStatus = status
    this.scimType = scimType
  }
}
