// What this browser remembers of push. That it was turned on belongs to the person and goes with sign-out;
// 'Not now' and a registration under way belong to the device.
import { deviceStore, personalStore } from '#lib/storage.ts'
import { isPendingSince, isSnoozed } from './pushRules.ts'

const turnedOnKey = 'push'
const pendingKey = 'push-pending'
const notNowKey = 'push-not-now'

const numberAt = (key: string) => {
  const text = deviceStore.get(key)
  return text === null ? null : Number(text)
}

/** Endpoint under which this person turned it on here; null when they did not, or somebody else did. */
export function rememberedEndpoint(personId: string): string | null {
  const [owner, endpoint] = personalStore.get(turnedOnKey)?.split(' ') ?? []
  return owner === personId && endpoint ? endpoint : null
}

export const rememberEndpoint = (personId: string, endpoint: string) =>
  personalStore.set(turnedOnKey, `${personId} ${endpoint}`)

export const forgetEndpoint = () => personalStore.remove(turnedOnKey)

/** Whether a tab of this browser is registering at this moment. */
export const isRegistering = () => isPendingSince(numberAt(pendingKey), Date.now())

export const beginRegistering = () => deviceStore.set(pendingKey, String(Date.now()))

export const endRegistering = () => deviceStore.remove(pendingKey)

export const saidNotNow = () => isSnoozed(numberAt(notNowKey), Date.now())

export const sayNotNow = () => deviceStore.set(notNowKey, String(Date.now()))
