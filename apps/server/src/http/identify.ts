import type { FastifyRequest } from 'fastify'
import { hashToken } from '#auth/tokens.ts'
import type { Platform } from '#platform/platform.ts'
import type { Admission, Caller } from './admission.ts'
import { networkClient, personClient } from './client.ts'
import type { Actor } from './context.ts'

/** Finds the signed-in person of a request. Returns null if there is none. */
export type Authenticate = (platform: Platform, sessionToken: string | undefined) => Promise<Actor | null>

export type Identify = (
  request: FastifyRequest,
  token: string | undefined,
  caller: Omit<Caller, 'client'>,
) => Promise<Actor | null>

/**
 * Identifies the caller. This is work that needs admission like any other: it waits in the person's queue if
 * this process knows the session, and otherwise in the queue of the client network. A request without a token
 * costs nothing.
 */
export function createIdentify(
  platform: Platform,
  admission: Admission,
  authenticate: Authenticate,
): Identify {
  const known = createKnownSessions()
  return async (request, token, caller) => {
    const personId = token && known.personOf(token)
    const client = personId ? personClient(personId) : networkClient(request)
    if (!token) {
      admission.refuseOverload({ ...caller, client })
      return null
    }
    const actor = await admission.run({ ...caller, client }, () => authenticate(platform, token))
    if (actor) known.remember(token, actor.id)
    else known.forget(token)
    return actor
  }
}

/** The number of sessions that one process remembers. */
const maxKnown = 50_000

/**
 * Remembers which person each recently authenticated session belongs to. This only decides whose queue the
 * next request waits in until it is authenticated, so that a flood of invented tokens waits in the queue of
 * its network and not in theirs.
 */
function createKnownSessions() {
  const people = new Map<string, string>()
  const keyOf = (token: string) => hashToken(token).toString('base64')
  return {
    personOf: (token: string) => people.get(keyOf(token)),
    remember(token: string, personId: string) {
      const key = keyOf(token)
      // Moves the session to the end: the first one is the least recently used and is forgotten first.
      people.delete(key)
      people.set(key, personId)
      const [oldest] = people.size > maxKnown ? people.keys() : []
      if (oldest !== undefined) people.delete(oldest)
    },
    forget: (token: string) => void people.delete(keyOf(token)),
  }
}
