import type { FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import type { Admission, Caller } from './admission.ts'
import { networkClient, personClient } from './client.ts'
import type { Actor } from './context.ts'
import { createKnownSessions } from './known-sessions.ts'

/** Finds the signed-in person of a request; null when there is none. */
export type Authenticate = (platform: Platform, sessionToken: string | undefined) => Promise<Actor | null>

export type Identify = (
  request: FastifyRequest,
  token: string | undefined,
  caller: Omit<Caller, 'client'>,
) => Promise<Actor | null>

/**
 * Finds out who asks, which is work to be admitted like any other: for a session this process knows in the queue of
 * its person, for all others in that of the client network. Without a token it costs nothing.
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
