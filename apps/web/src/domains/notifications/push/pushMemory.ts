// This device's push state: 'Not now', and a registration in progress.
import { deviceStore } from '#lib/storage.ts'
import { isPendingSince, isSnoozed } from './pushRules.ts'

const pendingKey = 'push-pending'
const notNowKey = 'push-not-now'

const numberAt = (key: string) => {
  const text = deviceStore.get(key)
  return text === null ? null : Number(text)
}

/** Whether a tab of this browser is registering at this moment. */
export const isRegistering = () => isPendingSince(numberAt(pendingKey), Date.now())

export const beginRegistering = () => deviceStore.set(pendingKey, String(Date.now()))

export const endRegistering = () => deviceStore.remove(pendingKey)

export const saidNotNow = () => isSnoozed(numberAt(notNowKey), Date.now())

export const sayNotNow = () => deviceStore.set(notNowKey, String(Date.now()))
