import type { Notification } from '@campanile/contract/notifications.ts'

type Message = Pick<Notification, 'type' | 'title' | 'message' | 'priority' | 'navigationPath'>

const passkeysPath = '/app/dashboard?passkeys=1'

export const passkeyAdded = (name: string): Message => ({
  type: 'warning',
  title: 'Passkey added',
  message: `The passkey “${name}” was added to your account. If that was not you, delete it and tell your administrator.`,
  priority: 'high',
  navigationPath: passkeysPath,
})

export const passkeyRemoved = (name: string): Message => ({
  type: 'warning',
  title: 'Passkey deleted',
  message: `The passkey “${name}” was deleted from your account. If that was not you, tell your administrator.`,
  priority: 'high',
  navigationPath: passkeysPath,
})
