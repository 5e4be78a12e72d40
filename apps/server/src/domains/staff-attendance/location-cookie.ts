import { scanMinutes } from '@campanile/contract/attendance/check-in-code.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { ensureDevice, knownDevice } from '#domains/attendance/check-in/device-cookie.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** A redeemed code: proof that this device was in front of a location's screen a moment ago. */
interface ScannedLocation {
  linkId: string
  /** The device that scanned the code. */
  deviceId: string
  /** The person it belongs to; null for a scan made without signing in, until its first use. */
  personId: string | null
  /** Milliseconds since the epoch. */
  until: number
}

function write(ctx: Context, place: ScannedLocation) {
  const seconds = Math.ceil((place.until - ctx.clock.now().getTime()) / 1000)
  ctx.cookies.write('place', signValue(ctx.secrets, 'place', place), seconds)
}

export function keepScannedLocation(ctx: Context, linkId: string): Date {
  const until = minutesAfter(ctx.clock.now(), scanMinutes)
  write(ctx, { linkId, deviceId: ensureDevice(ctx), personId: ctx.actor?.id ?? null, until: until.getTime() })
  return until
}

/** When the scan of this location by this device and person expires; undefined without a valid one. */
export function readScannedLocation(ctx: Context, linkId: string): Date | undefined {
  const place = readSigned<ScannedLocation>(ctx.secrets, 'place', ctx.cookies.read('place'))
  if (place?.linkId !== linkId || place.until <= ctx.clock.now().getTime()) return undefined
  if (place.deviceId !== knownDevice(ctx)) return undefined
  const personId = ctx.actor?.id ?? null
  if (place.personId !== null && place.personId !== personId) return undefined
  if (place.personId !== personId) write(ctx, { ...place, personId })
  return new Date(place.until)
}
