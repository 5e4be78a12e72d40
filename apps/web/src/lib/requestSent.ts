import { personalStore } from './storage.ts'

const key = 'request-sent'

/** Remembers, once it has arrived, that this person has asked for something and waits to hear of it. */
export async function asRequest<T>(sending: Promise<T>): Promise<T> {
  const answer = await sending
  personalStore.set(key, 'yes')
  return answer
}

export const hasSentRequest = () => personalStore.get(key) !== null
