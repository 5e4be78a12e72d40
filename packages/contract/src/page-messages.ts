import { mappedMessages } from '@campanile/messages/mapped.ts'
import type { ErrorCode } from './errors.ts'
import { defaultLocale } from './locale.ts'

// Free of zod and short, because every page loads these.

/**
 * The messages that pages show without a response of the server: if there was none, or only a code in an
 * address. The sign-in sentences are spec.md section 8, word for word.
 */
const pageMessages = mappedMessages('contract.page', {
  'invalid-email': 'Please enter a valid email address.',
  'weak-password': 'Password is too weak. Please choose a stronger password.',
  unauthenticated: 'Your session has ended. Sign in again.',
  'invalid-credential': 'Invalid email or password. Please check your credentials and try again.',
  'invalid-login-credentials': 'Invalid email or password. Please check your credentials and try again.',
  'user-not-found':
    'No account found with this email address. Please check your email or contact your administrator.',
  'wrong-password': 'Incorrect password. Please check your password and try again.',
  'second-factor-wrong': 'Incorrect code. Enter the one your app shows now.',
  'second-factor-expired': 'That took too long. Sign in again.',
  'profile-not-found': 'User profile not found',
  'not-found': 'This doesn’t exist, or you don’t have access to it.',
  forbidden: 'Your role doesn’t allow this.',
  'cross-site-request': 'This request came from another site and was refused.',
  'account-ended':
    'This account was closed after your last day. Contact your admin if you should still have access.',
  'user-disabled': 'This account has been temporarily disabled. Contact your administrator for assistance.',
  'operation-not-allowed': 'Login is currently disabled. Contact your administrator.',
  'requires-recent-login': 'Please log out and log back in to continue.',
  'second-factor-required': 'Your institution requires a second factor for admins. Set it up first.',
  'identity-taken':
    'That account is already linked to someone else. Use a different account, or contact your admin.',
  'google-domain-not-allowed':
    'No account here uses this Google address. Contact your administrator for access.',
  'provider-account-unknown':
    'No account here belongs to this sign-in. Contact your administrator for access.',
  'email-already-in-use': 'An account with this email already exists.',
  'already-marked': 'Your attendance at this session is already recorded.',
  'already-decided': 'This request has already been decided.',
  'work-in-time':
    'Your work was submitted on time and the due date has passed, so it can no longer be replaced.',
  'token-expired': 'This code has expired. Scan the code that is on the screen now.',
  'face-replayed': 'This picture has been used before. Look into the camera live.',
  'claim-not-valid':
    'The scanned code was never on the screen of this class. Ask your lecturer to record your attendance.',
  'passkey-unknown': 'This passkey isn’t registered here. Use another one, or another method.',
  'passkey-not-valid': 'We couldn’t verify your passkey. Try again, or use another method.',
  'passkey-expired': 'That took too long. Use your passkey again.',
  'passkey-used': 'This passkey response has already been used. Use your passkey again.',
  'kiosk-off': 'The kiosk is off. An admin can turn it on in the campus’s check-in settings.',
  'body-too-slow': 'The connection was too slow, so nothing was saved. Check it and try again.',
  'too-many-requests': 'Too many login attempts. Please wait a few minutes before trying again.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  'google-sign-in-failed': 'Google login failed',
  'saml-sign-in-failed': 'We couldn’t sign you in with that provider. Try again.',
  'saml-sign-out-failed':
    'We couldn’t verify your provider’s request to sign you out. You may still be signed in to Campanile.',
  internal: 'Something went wrong on our side. Nothing was changed.',
  unavailable: 'The service is unavailable at the moment. Try again shortly.',
  busy: 'Campanile is very busy. Nothing was changed. Try again in a minute.',
  'network-request-failed': 'Connection problem. Please check your internet connection and try again.',
} satisfies Partial<Record<ErrorCode, string>>)
export const pageMessage = pageMessages(defaultLocale)
export type PageMessageCode = keyof typeof pageMessage

export const hasPageMessage = (code: string): code is PageMessageCode => Object.hasOwn(pageMessage, code)

/** spec.md section 8: for unknown sign-in errors, and for signing in or creating an account without a better sentence. */
const signInMessages = mappedMessages('contract.signIn', {
  fallback: 'Please check your email and password, then try again.',
  register: 'Registration failed',
  signIn: 'Login failed',
})
const { fallback, ...services } = signInMessages(defaultLocale)
export const signInFallbackMessage = fallback
export const serviceMessages = services
