// Free of zod, so that the sign-in page does not have to load it.

import { m } from './messages.ts'

/**
 * Text, at sign, text, dot, text: spec.md section 5. The dot is the first one that has text before it, so
 * there is only one way to match.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Characters: RFC 5321, 4.5.3.1.3. */
export const maxEmailLength = 254

/** Characters: spec.md section 9. */
export const minPasswordLength = 6

/** Characters of a new password; existing ones may be shorter. */
export const minNewPasswordLength = 8

/** In characters. Argon2 reads the whole password, so its length must be limited. */
export const maxPasswordLength = 200

export const credentialMessages = {
  emailRequired: m.emailRequired(),
  emailInvalid: m.emailInvalid(),
  emailValid: m.emailValid(),
  passwordRequired: m.passwordRequired(),
  passwordTooShort: m.passwordTooShort(),
  newPasswordTooShort: m.newPasswordTooShort(),
  passwordValid: m.passwordValid(),
} as const

/** The error for an email address, or undefined when it is valid. */
export function emailError(email: string): string | undefined {
  const text = email.trim()
  if (!text) return credentialMessages.emailRequired
  const isValid = text.length <= maxEmailLength && emailPattern.test(text)
  return isValid ? undefined : credentialMessages.emailInvalid
}

/** The error for a password, or undefined when it is valid. */
export function passwordError(password: string): string | undefined {
  if (!password) return credentialMessages.passwordRequired
  return password.length < minPasswordLength ? credentialMessages.passwordTooShort : undefined
}
