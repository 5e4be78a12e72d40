import { secondsAfter } from '#platform/clock.ts'
import { signVapid, type VapidKeys } from './vapid.ts'

/** An authorisation is renewed when it is this near its end: spec.md section 9. */
export const vapidRefreshBeforeExpiryMs = 3_600_000
/** How long an authorisation holds; push services take 24 hours at most. */
const holdsSeconds = 12 * 3600
/** Origins remembered: there are a handful of push services, whatever is registered here. */
const mostOrigins = 100

/** Whether an authorisation that ends then has to be renewed now. */
export const isNearExpiry = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() <= vapidRefreshBeforeExpiryMs

/** What this server shows push services, signed once for each and kept while it holds. */
export function authorisations(keys: VapidKeys, contact: string) {
  const known = new Map<string, { value: string; expiresAt: Date }>()
  return (audience: string, now: Date): string => {
    const held = known.get(audience)
    if (held && !isNearExpiry(held.expiresAt, now)) return held.value
    const expiresAt = secondsAfter(now, holdsSeconds)
    const value = signVapid(keys, { audience, contact, expiresAt })
    if (known.size >= mostOrigins) known.clear()
    known.set(audience, { value, expiresAt })
    return value
  }
}
