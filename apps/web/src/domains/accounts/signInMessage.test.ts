import { ApiError } from '@campanile/contract/client.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { expect, test } from 'vitest'
import { signInCodeMessage, signInMessage } from './signInMessage.ts'

const said = (code: ErrorCode) => signInMessage(new ApiError(code, 'what the server wrote'))
const fallback = 'Please check your email and password, then try again.'

test.each([
  [
    'user-not-found',
    'No account found with this email address. Please check your email or contact your administrator.',
  ],
  ['wrong-password', 'Incorrect password. Please check your password and try again.'],
  ['invalid-email', 'Please enter a valid email address.'],
  ['user-disabled', 'This account has been temporarily disabled. Contact your administrator for assistance.'],
  ['too-many-requests', 'Too many login attempts. Please wait a few minutes before trying again.'],
  ['network-request-failed', 'Connection problem. Please check your internet connection and try again.'],
  ['invalid-credential', 'Invalid email or password. Please check your credentials and try again.'],
  ['invalid-login-credentials', 'Invalid email or password. Please check your credentials and try again.'],
  ['weak-password', 'Password is too weak. Please choose a stronger password.'],
  ['email-already-in-use', 'An account with this email already exists.'],
  ['operation-not-allowed', 'Login is currently disabled. Contact your administrator.'],
  ['requires-recent-login', 'Please log out and log back in to continue.'],
  ['profile-not-found', 'User profile not found'],
] as const)('%s has the sentence of the specification', (code, sentence) => {
  expect(said(code)).toBe(sentence)
})

test('any other code has the general message', () => {
  expect(said('forbidden')).toBe(fallback)
  expect(signInCodeMessage('made-up')).toBe(fallback)
})

test('server errors are not blamed on the person', () => {
  expect(said('unavailable')).toBe('The service is unavailable at the moment. Try again shortly.')
  expect(said('rate-limited')).toBe('Too many requests. Wait a moment and try again.')
  expect(said('busy')).toBe('Campanile is very busy. Nothing was changed. Try again in a minute.')
  expect(said('internal')).toBe('Login failed. Something went wrong on our side. Nothing was changed.')
})

test('a code-less error shows its own message, unless it mentions the platform', () => {
  expect(signInMessage(new Error('The token server is asleep'))).toBe('The token server is asleep')
  expect(signInMessage(new Error('Campanile: (internal/assertion)'))).toBe(fallback)
})

test('an error without a code and a message is a failed login', () => {
  expect(signInMessage(new Error(''))).toBe('Login failed')
  expect(signInMessage('nonsense')).toBe('Login failed')
})
