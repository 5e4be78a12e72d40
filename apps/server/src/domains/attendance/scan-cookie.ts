import { scanMinutes } from '@campanile/contract/check-in.ts'
import { freshScanSeconds } from '@campanile/contract/check-in-ways.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter, secondsAfter } from '#platform/clock.ts'

/** A redeemed code: proof of having seen the screen, good for one check-in within five minutes. */
export interface Scan {
  id: string
  windowId: string
  /** Milliseconds since the epoch. */
  until: number
}

/** Needs no row: the signature proves it, and a unique index on accepted attempts makes it single-use. */
export function keepScan(ctx: Context, windowId: string): Date {
  const until = minutesAfter(ctx.clock.now(), scanMinutes)
  const scan: Scan = { id: newId(), windowId, until: until.getTime() }
  ctx.cookies.write('scan', signValue(ctx.secrets, 'scan', scan), scanMinutes * 60)
  return until
}

/** The browser's scan for this window, if there is a good one. */
export function readScan(ctx: Context, windowId: string): Scan | undefined {
  const scan = readSigned<Scan>(ctx.secrets, 'scan', ctx.cookies.read('scan'))
  return scan && scan.windowId === windowId && scan.until > ctx.clock.now().getTime() ? scan : undefined
}

/** Until when the scan says that its student sees the screen, not only that they saw it. */
export const freshUntil = ({ until }: Scan): Date =>
  secondsAfter(minutesAfter(new Date(until), -scanMinutes), freshScanSeconds)

const deviceYears = 2 * 365 * 86_400

/** A random name for this browser, so that one device marking many students can be seen. */
export function deviceOf(ctx: Context): string {
  const known = readSigned<{ id: string }>(ctx.secrets, 'device', ctx.cookies.read('device'))
  if (known) return known.id
  const id = newId()
  ctx.cookies.write('device', signValue(ctx.secrets, 'device', { id }), deviceYears)
  return id
}
