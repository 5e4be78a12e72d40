// Whether push was turned on in this browser. It belongs to the person and is deleted on sign-out.
import { personalStore } from '#lib/storage.ts'

const turnedOnKey = 'push'

/** The endpoint with which this person turned it on here; null if they did not, or if somebody else did. */
export function rememberedEndpoint(personId: string): string | null {
  const [owner, endpoint] = personalStore.get(turnedOnKey)?.split(' ') ?? []
  return owner === personId && endpoint ? endpoint : null
}

export const rememberEndpoint = (personId: string, endpoint: string) =>
  personalStore.set(turnedOnKey, `${personId} ${endpoint}`)

export const forgetEndpoint = () => personalStore.remove(turnedOnKey)
