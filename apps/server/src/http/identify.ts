import type { FastifyRequest } from 'fastify'
import { hashToken } from '#auth/tokens.ts'
import type { Platform } from '#platform/platform.ts'
import type { Admission, Caller } from './admission.ts'
import { type Client, clientOfActor, networkClient } from './client.ts'
import type { Actor } from './context.ts'

/** Finds the owner of a session or API token. Returns null if there is none. */
export type Authenticate = (platform: Platform, token: string | undefined) => Promise<Actor | null>

export type Identify = (
  request: FastifyRequest,
  token: string | undefined,
  caller: Omit<Caller, 'client'>,
) => Promise<Actor | null>

/**
 * Identifies the caller. This is work that needs admission like any other: it waits in the caller's queue if
 * this process knows the token, and otherwise in the queue of the client network. A request without a token
 * costs nothing.
 */
export function createIdentify(
  platform: Platform,
  admission: Admission,
  authenticate: Authenticate,
): Identify {
  const known = createKnownSessions()
  return async (request, token, caller) => {
    const client = (token && known.clientOf(token)) || networkClient(request)
    if (!token) {
      admission.refuseOverload({ ...caller, client })
      return null
    }
    const actor = await admission.run({ ...caller, client }, () => authenticate(platform, token))
    if (actor) known.remember(token, clientOfActor(actor))
    else known.forget(token)
    return actor
  }
}

/** The number of tokens that one process remembers. */
const maxKnown = 50_000

/**
 * Remembers which client each recently authenticated token belongs to. This only decides whose queue the
 * next request waits in until it is authenticated, so that a flood of invented tokens waits in the queue of
 * its network and not in theirs.
 */
function createKnownSessions() {
  const clients = new Map<string, Client>()
  const tokenKey = (token: string) => hashToken(token).toString('base64')
  return {
    clientOf: (token: string) => clients.get(tokenKey(token)),
    remember(token: string, client: Client) {
      const key = tokenKey(token)
      // Moves the token to the end: the first one is the least recently used and is forgotten first.
      clients.delete(key)
      clients.set(key, client)
      const [oldest] = clients.size > maxKnown ? clients.keys() : []
      if (oldest !== undefined) clients.delete(oldest)
    },
    forget: (token: string) => void clients.delete(tokenKey(token)),
  }
}
