import { messagesFor } from '@campanile/messages/messages.ts'

export const accountNotices = messagesFor('server.accounts.notices', {
  identityLinked: '{provider} account linked',
  identityLinkedAdvice:
    'An account at {provider} now signs in as you. If this wasn’t you, unlink it, change your password and contact your admin.',
  identityLinkedByEmailAdvice:
    'The {provider} account {email} now signs in as you. If this wasn’t you, unlink it, change your password and contact your admin.',
  identityUnlinked: '{provider} account unlinked',
  identityUnlinkedAdvice:
    'An account at {provider} no longer signs in as you, and you are signed out everywhere else. If this wasn’t you, change your password and contact your admin.',
  passkeyAdded: 'Passkey added',
  passkeyAddedAdvice:
    'The passkey “{name}” was added to your account. If this wasn’t you, delete it and contact your admin.',
  passkeyDeleted: 'Passkey deleted',
  passkeyDeletedAdvice:
    'The passkey “{name}” was deleted from your account. If this wasn’t you, contact your admin.',
  passwordChanged: 'Password changed',
  passwordChangedAdvice:
    'Your password was changed. If this wasn’t you, reset it immediately and contact your admin.',
  recoveryCodeUsed: 'Recovery code used',
  recoveryCodeUsedAdvice:
    'A recovery code was used to confirm your identity; {left, plural, one {one is} other {# are}} left. If this wasn’t you, change your password and contact your admin.',
  recoveryCodesRenewed: 'New recovery codes',
  recoveryCodesRenewedAdvice:
    'New recovery codes were created for your account. The previous ones no longer work. If this wasn’t you, change your password.',
  secondFactorOff: 'Two-step sign-in is off',
  secondFactorOffAdvice:
    'Signing in no longer requires a code. If this wasn’t you, change your password and contact your admin.',
  secondFactorOn: 'Two-step sign-in is on',
  secondFactorOnAdvice:
    'Signing in now requires a code from your authenticator app. If this wasn’t you, contact your admin.',
  secondFactorReset: 'Two-step sign-in was reset',
  secondFactorResetAdvice:
    'An admin turned off two-step sign-in for your account. If you did not request this, contact them. You can set it up again.',
  sessionEnded: 'Signed out on one device',
  sessionEndedAdvice:
    'You can be signed in on {most, plural, one {# device} other {# devices}} at most. You signed in on another one, so you were signed out on {device}, which had been unused the longest. If you didn’t sign in, change your password.',
})
