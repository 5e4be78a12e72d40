import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * - session: the auth session.
 * - scan, place: redeemed check-in codes.
 * - google: a Google sign-in in progress.
 * - saml: a SAML sign-in in progress.
 * - half: a sign-in whose password is verified and whose second factor is still missing.
 * - known: accounts that have signed in with this browser before.
 * - pairing: a display waiting to be confirmed.
 * - display: a paired display's token.
 */
type CookieName =
  | 'session'
  | 'scan'
  | 'place'
  | 'google'
  | 'saml'
  | 'half'
  | 'device'
  | 'known'
  | 'pairing'
  | 'display'

export interface Cookies {
  read(name: CookieName): string | undefined
  /** Without a maximum age the cookie is deleted when the browser closes. */
  write(name: CookieName, value: string, maxAgeSeconds?: number): void
  clear(name: CookieName): void
}

const options = (secure: boolean) => ({ path: '/', httpOnly: true, secure, sameSite: 'lax' }) as const

/**
 * httpOnly, same-site cookies. On https they have the __Host- prefix, so that no other subdomain can set
 * them.
 */
export function createCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const full = (name: CookieName) => `${secure ? '__Host-' : ''}campanile-${name}`
  return {
    read: (name) => request.cookies[full(name)],
    write: (name, value, maxAge) =>
      void reply.setCookie(full(name), value, { ...options(secure), ...(maxAge && { maxAge }) }),
    clear: (name) => void reply.clearCookie(full(name), options(secure)),
  }
}
