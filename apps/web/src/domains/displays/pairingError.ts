import { ApiError } from '@campanile/contract/client.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { m } from './messages.ts'

/** Why a display was not paired; the general sentence about too many attempts speaks of signing in. */
export function pairingError(error: unknown): string {
  if (hasCode(error, 'too-many-requests')) return m.tooManyWrongCodesWait()
  return (error instanceof ApiError ? error.fields.code : undefined) ?? sentenceOf(error)
}
