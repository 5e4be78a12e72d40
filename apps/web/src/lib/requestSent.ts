import { personalStore } from './storage.ts'

const key = 'request-sent'

/** Remembers, after a request was received, that this person waits for the decision. */
export async function asRequest<T>(sending: Promise<T>): Promise<T> {
  const answer = await sending
  personalStore.set(key, 'yes')
  return answer
}

export const hasSentRequest = () => personalStore.get(key) !== null
