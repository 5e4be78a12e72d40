import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * session: stays with the browser for its sign-in. scan, place: redeemed codes. google: sign-in under way.
 * half: password proved, code to follow. known: accounts that this browser has signed in to before.
 * pairing: a display waiting to be confirmed. display: its token.
 */
type CookieName =
  | 'session'
  | 'scan'
  | 'place'
  | 'google'
  | 'half'
  | 'device'
  | 'known'
  | 'pairing'
  | 'display'

export interface Cookies {
  read(name: CookieName): string | undefined
  /** Without an age it goes when the browser is closed. */
  write(name: CookieName, value: string, maxAgeSeconds?: number): void
  clear(name: CookieName): void
}

const options = (secure: boolean) => ({ path: '/', httpOnly: true, secure, sameSite: 'lax' }) as const

/** httpOnly, same-site cookies; on https with the __Host- prefix, so that no sibling host can set them. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const full = (name: CookieName) => `${secure ? '__Host-' : ''}campanile-${name}`
  return {
    read: (name) => request.cookies[full(name)],
    write: (name, value, maxAge) =>
      void reply.setCookie(full(name), value, { ...options(secure), ...(maxAge && { maxAge }) }),
    clear: (name) => void reply.clearCookie(full(name), options(secure)),
  }
}
