import { ApiError } from '@campanile/contract/client.ts'
import { errorMessage, signInFallbackMessage } from '@campanile/contract/error-messages.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'

/** The codes for which signing in has a sentence of its own. */
const catalogue: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'user-disabled',
  'too-many-requests',
  'network-request-failed',
  'invalid-credential',
  'invalid-login-credentials',
  'weak-password',
  'email-already-in-use',
  'operation-not-allowed',
  'requires-recent-login',
  'profile-not-found',
  'google-domain-not-allowed',
  'google-sign-in-failed',
  'identity-taken',
  'second-factor-required',
  'second-factor-wrong',
  'second-factor-expired',
  'passkey-unknown',
  'passkey-not-valid',
  'passkey-expired',
  'passkey-used',
])

const inCatalogue = (code: string): code is ErrorCode => catalogue.has(code as ErrorCode)

/** The sentence for a code, as Google's way back carries it in the address too. */
export const signInCodeMessage = (code: string) =>
  inCatalogue(code) ? errorMessage[code] : signInFallbackMessage

/** What the banner says: by code; a code-less error speaks for itself unless it is about the platform. */
export function signInMessage(error: unknown): string {
  if (error instanceof ApiError) return signInCodeMessage(error.code)
  const ownWords = error instanceof Error ? error.message : ''
  return ownWords && !/campanile/i.test(ownWords) ? ownWords : signInFallbackMessage
}
