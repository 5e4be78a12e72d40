import type { Location } from 'react-router'

/** The default page after signing in. */
export const homePath = '/app/dashboard'

/** State of a redirect to the sign-in screen: the page to return to. */
export interface ReturnState {
  returnTo: string
  scanKeptUntil?: number
}

export const hasReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'returnTo' in state

export const returnStateOf = ({ pathname, search, hash }: Location): ReturnState => ({
  returnTo: pathname + search + hash,
})

/** The path if it stays on this site and doesn't lead back to signing in; otherwise undefined. */
export function localPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const { origin: host, pathname, search, hash } = new URL(path, origin)
  // "/.//host" resolves to the path "//host", which the next reader takes for another site.
  if (host !== origin || pathname.startsWith('//')) return undefined
  return pathname === '/login' || pathname === '/' ? undefined : pathname + search + hash
}

/**
 * The page to open after signing in: from the state of the sign-in screen's location, or from its query after
 * a redirect through another site.
 */
export function returnPathOf({ state, search }: Pick<Location, 'state' | 'search'>, origin: string): string {
  const wanted = hasReturnState(state) ? state.returnTo : new URLSearchParams(search).get('returnTo')
  return localPath(wanted, origin) ?? homePath
}

/** Milliseconds since the epoch: until when the scan that led to the sign-in screen is kept. */
export const keptScanOf = ({ state }: Pick<Location, 'state'>): number | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'scanKeptUntil' in state &&
  typeof state.scanKeptUntil === 'number'
    ? state.scanKeptUntil
    : undefined
