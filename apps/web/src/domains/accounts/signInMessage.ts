import { ApiError } from '@campanile/contract/client.ts'
import {
  type PageMessageCode,
  pageMessage,
  serviceMessages,
  signInFallbackMessage,
} from '@campanile/contract/page-messages.ts'

/** The codes with their own sign-in messages. */
const catalogue: ReadonlySet<string> = new Set<PageMessageCode>([
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'user-disabled',
  'account-ended',
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
  'provider-account-unknown',
  'saml-sign-in-failed',
  'saml-sign-out-failed',
  'identity-taken',
  'second-factor-required',
  'second-factor-wrong',
  'second-factor-expired',
  'passkey-unknown',
  'passkey-not-valid',
  'passkey-expired',
  'passkey-used',
  'unavailable',
  'busy',
  'rate-limited',
])

const inCatalogue = (code: string): code is PageMessageCode => catalogue.has(code)

/** The sentence for a code, as Google's way back carries it in the address too. */
export function signInCodeMessage(code: string): string {
  // The input is not the problem.
  if (code === 'internal') return `${serviceMessages.signIn}. ${pageMessage.internal}`
  return inCatalogue(code) ? pageMessage[code] : signInFallbackMessage
}

/**
 * The banner's text for a code. An error without one shows its own message unless it is about the platform.
 */
export function signInMessage(error: unknown): string {
  if (error instanceof ApiError) return signInCodeMessage(error.code)
  const ownWords = (error instanceof Error && error.message) || serviceMessages.signIn
  return /campanile/i.test(ownWords) ? signInFallbackMessage : ownWords
}
