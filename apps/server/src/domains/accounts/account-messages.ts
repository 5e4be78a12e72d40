import type { Message } from '#domains/notifications/message.ts'

const securityPath = '/app/settings/security'

const warning = (title: string, message: string): Message => ({
  kind: 'account',
  type: 'warning',
  title,
  message,
  priority: 'high',
  navigationPath: securityPath,
})

export const passwordChanged = warning(
  'Password changed',
  'Your password was changed. If this wasn’t you, reset it immediately and contact your administrator.',
)

export const secondFactorTurnedOn = warning(
  'Two-step sign-in is on',
  'Signing in now requires a code from your authenticator app. If this wasn’t you, contact your administrator.',
)

export const secondFactorTurnedOff = warning(
  'Two-step sign-in is off',
  'Signing in no longer requires a code. If this wasn’t you, change your password and contact your administrator.',
)

export const secondFactorReset = warning(
  'Two-step sign-in was reset',
  'An administrator turned off two-step sign-in for your account. If you did not request this, contact them. You can set it up again.',
)

export const recoveryCodesRenewed = warning(
  'New recovery codes',
  'New recovery codes were created for your account. The previous ones no longer work. If this wasn’t you, change your password.',
)

export const recoveryCodeUsed = (left: number): Message =>
  warning(
    'Recovery code used',
    `A recovery code was used to confirm your identity; ${left === 1 ? 'one is' : `${left} are`} left. If this wasn’t you, change your password and contact your administrator.`,
  )

export const identityLinked = (provider: string, email: string | undefined): Message =>
  warning(
    `${provider} account linked`,
    `${email ? `The ${provider} account ${email}` : `An account at ${provider}`} now signs in as you. If this wasn’t you, unlink it, change your password and contact your administrator.`,
  )

export const identityUnlinked = (provider: string): Message =>
  warning(
    `${provider} account unlinked`,
    `An account at ${provider} no longer signs in as you, and you are signed out everywhere else. If this wasn’t you, change your password and contact your administrator.`,
  )

export const sessionEnded = (device: string, most: number): Message =>
  warning(
    'Signed out on one device',
    `You can be signed in on ${most} devices at most. You signed in on another one, so you were signed out on ${device}, which you had not used for longest. If you didn’t sign in, change your password.`,
  )
