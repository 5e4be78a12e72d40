// Free of zod, so that the sign-in page can use it at no cost.

/** Text, at sign, text, dot, text: spec.md section 5. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Characters: spec.md section 9. */
export const minPasswordLength = 6

/** Argon2 reads the whole password, so its length (characters) is bounded. */
export const maxPasswordLength = 200

export const credentialMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailValid: 'Valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordValid: 'Password meets requirements',
} as const

/** The sentence that is wrong with an e-mail address, or undefined when it is fine. */
export function emailError(email: string): string | undefined {
  const text = email.trim()
  if (!text) return credentialMessages.emailRequired
  return emailPattern.test(text) ? undefined : credentialMessages.emailInvalid
}

/** The sentence that is wrong with a password, or undefined when it is fine. */
export function passwordError(password: string): string | undefined {
  if (!password) return credentialMessages.passwordRequired
  return password.length < minPasswordLength ? credentialMessages.passwordTooShort : undefined
}
