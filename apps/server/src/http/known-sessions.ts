import { hashToken } from '#auth/tokens.ts'

/** Sessions that one process keeps in mind. */
const usualSize = 50_000

/**
 * Whose the sessions are that were found in the database lately. It decides nothing but whose queue the next request
 * waits in until it is authenticated: a flood of invented tokens waits in the queue of its network, beside them.
 */
export function createKnownSessions(size = usualSize) {
  const people = new Map<string, string>()
  const keyOf = (token: string) => hashToken(token).toString('base64')
  return {
    personOf: (token: string) => people.get(keyOf(token)),
    remember(token: string, personId: string) {
      const key = keyOf(token)
      // The one used last stands last, so that the first is the one to forget.
      people.delete(key)
      people.set(key, personId)
      const [oldest] = people.size > size ? people.keys() : []
      if (oldest !== undefined) people.delete(oldest)
    },
    forget: (token: string) => void people.delete(keyOf(token)),
  }
}

export type KnownSessions = ReturnType<typeof createKnownSessions>
