import { createHmac } from 'node:crypto'
import { scanMinutes } from '@campanile/contract/attendance/check-in.ts'
import { freshAnonymousScanSeconds, freshScanSeconds } from '@campanile/contract/attendance/check-in-ways.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { clientNetwork } from '#http/client-network.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter, secondsAfter } from '#platform/clock.ts'

/** A redeemed code: proof that its device saw the screen, good for one check-in within five minutes. */
export interface Scan {
  id: string
  windowId: string
  /** The device that scanned. */
  deviceId: string
  /** Whose it is; null until the first use of a scan that was made without signing in. */
  personId: string | null
  /** Where a scan without a person was made (networkOf); null where its person is known from the start. */
  network: string | null
  /** Until when it stands in for the code on the screen. Milliseconds since the epoch, as the next. */
  codeUntil: number
  until: number
}

/** A keyed hash of the client's network: tells whether two requests came from the same one, and keeps neither. */
export const networkOf = (ctx: Context): Buffer =>
  createHmac('sha256', ctx.secrets.key('address'))
    .update(`scan ${clientNetwork(ctx.address)}`)
    .digest()
    .subarray(0, 16)

function write(ctx: Context, scan: Scan) {
  const seconds = Math.ceil((scan.until - ctx.clock.now().getTime()) / 1000)
  ctx.cookies.write('scan', signValue(ctx.secrets, 'scan', scan), seconds)
}

/** Needs no row: the signature proves it, and a unique index on accepted attempts makes it single-use. */
export function keepScan(ctx: Context, windowId: string, deviceId: string): Date {
  const now = ctx.clock.now()
  const until = minutesAfter(now, scanMinutes)
  write(ctx, {
    id: newId(),
    windowId,
    deviceId,
    personId: ctx.actor?.id ?? null,
    network: ctx.actor ? null : networkOf(ctx).toString('base64url'),
    codeUntil: secondsAfter(now, ctx.actor ? freshScanSeconds : freshAnonymousScanSeconds).getTime(),
    until: until.getTime(),
  })
  return until
}

/** From now on the scan is this person's. */
export function keepBoundScan(ctx: Context, scan: Scan, personId: string): Scan {
  const bound = { ...scan, personId }
  write(ctx, bound)
  return bound
}

/** The scan for this window that the browser presents, if it is ours and in time; whose it is says `ownScan`. */
export function readScan(ctx: Context, windowId: string): Scan | undefined {
  const scan = readSigned<Scan>(ctx.secrets, 'scan', ctx.cookies.read('scan'))
  return scan && scan.windowId === windowId && scan.until > ctx.clock.now().getTime() ? scan : undefined
}
