import { scanMinutes } from '@campanile/contract/check-in.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** A redeemed code: proof of having stood before a place's screen a moment ago. */
interface Place {
  linkId: string
  /** Milliseconds since the epoch. */
  until: number
}

export function keepPlace(ctx: Context, linkId: string): Date {
  const until = minutesAfter(ctx.clock.now(), scanMinutes)
  const place: Place = { linkId, until: until.getTime() }
  ctx.cookies.write('place', signValue(ctx.secrets, 'place', place), scanMinutes * 60)
  return until
}

/** Until when the browser's scan of this place is good; undefined without one. */
export function readPlace(ctx: Context, linkId: string): Date | undefined {
  const place = readSigned<Place>(ctx.secrets, 'place', ctx.cookies.read('place'))
  const good = place?.linkId === linkId && place.until > ctx.clock.now().getTime()
  return good ? new Date(place.until) : undefined
}
