import { scanMinutes } from '@campanile/contract/attendance/check-in.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { deviceOf, knownDevice } from '#domains/attendance/check-in/device-cookie.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** A redeemed code: proof that its device stood before a place's screen a moment ago. */
interface Place {
  linkId: string
  /** The device that scanned. */
  deviceId: string
  /** Whose it is; null until the first use of a scan that was made without signing in. */
  personId: string | null
  /** Milliseconds since the epoch. */
  until: number
}

function write(ctx: Context, place: Place) {
  const seconds = Math.ceil((place.until - ctx.clock.now().getTime()) / 1000)
  ctx.cookies.write('place', signValue(ctx.secrets, 'place', place), seconds)
}

export function keepPlace(ctx: Context, linkId: string): Date {
  const until = minutesAfter(ctx.clock.now(), scanMinutes)
  write(ctx, { linkId, deviceId: deviceOf(ctx), personId: ctx.actor?.id ?? null, until: until.getTime() })
  return until
}

/** Until when this device's and person's scan of this place is good; undefined without one. */
export function readPlace(ctx: Context, linkId: string): Date | undefined {
  const place = readSigned<Place>(ctx.secrets, 'place', ctx.cookies.read('place'))
  if (place?.linkId !== linkId || place.until <= ctx.clock.now().getTime()) return undefined
  if (place.deviceId !== knownDevice(ctx)) return undefined
  const personId = ctx.actor?.id ?? null
  if (place.personId !== null && place.personId !== personId) return undefined
  if (place.personId !== personId) write(ctx, { ...place, personId })
  return new Date(place.until)
}
