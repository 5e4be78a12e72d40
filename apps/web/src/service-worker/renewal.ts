/** `refreshPush` of the contract, without its schemas: the worker is one small script. */
export const refreshAddress = { method: 'PUT', path: '/api/push/registrations' } as const

/** The subscription of a browser, in the server's format. */
export interface Subscribed {
  toJSON(): { endpoint?: string; keys?: Record<string, string> }
}

/** The request that reports a new endpoint to the server; none if nothing changed. */
export function renewalOf(before: { endpoint: string } | null, now: Subscribed): RequestInit | undefined {
  const { endpoint, keys } = now.toJSON()
  if (!before || !endpoint || !keys?.p256dh || !keys.auth) return undefined
  const subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  return {
    method: refreshAddress.method,
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ oldEndpoint: before.endpoint, subscription }),
  }
}
