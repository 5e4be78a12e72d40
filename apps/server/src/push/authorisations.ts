import { secondsAfter } from '#platform/clock.ts'
import { signVapid, type VapidKeys } from './vapid.ts'

/** An authorisation is renewed when it expires within this time: spec.md section 9. */
export const vapidRefreshBeforeExpiryMs = 3_600_000
/** How long an authorisation is valid. Push services accept 24 hours at most. */
const holdsSeconds = 12 * 3600
/**
 * The number of origins to remember. There are only a handful of push services, whatever people register
 * here.
 */
const mostOrigins = 100

/** Whether an authorisation with this expiry must be renewed now. */
export const isNearExpiry = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() <= vapidRefreshBeforeExpiryMs

/**
 * The authorisations that this server sends to push services. Each is signed once and reused while it is
 * valid.
 */
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
