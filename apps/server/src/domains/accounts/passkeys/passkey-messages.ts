import type { Message } from '#domains/notifications/message.ts'

const passkeysPath = '/app/settings/passkeys'

export const passkeyAdded = (name: string): Message => ({
  kind: 'account',
  type: 'warning',
  title: 'Passkey added',
  message: `The passkey “${name}” was added to your account. If this wasn’t you, delete it and contact your administrator.`,
  priority: 'high',
  navigationPath: passkeysPath,
})

export const passkeyRemoved = (name: string): Message => ({
  kind: 'account',
  type: 'warning',
  title: 'Passkey deleted',
  message: `The passkey “${name}” was deleted from your account. If this wasn’t you, contact your administrator.`,
  priority: 'high',
  navigationPath: passkeysPath,
})
