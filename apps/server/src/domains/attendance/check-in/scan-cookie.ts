import { createHmac } from 'node:crypto'
import { scanMinutes } from '@campanile/contract/attendance/check-in-code.ts'
import { freshAnonymousScanSeconds, freshScanSeconds } from '@campanile/contract/attendance/check-in-ways.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { clientNetwork } from '#http/client-network.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter, secondsAfter } from '#platform/clock.ts'

/** A redeemed code: proof that the device saw the screen, valid for one check-in within five minutes. */
export interface Scan {
  id: string
  windowId: string
  /** The device that scanned. */
  deviceId: string
  /** The student it belongs to; null until the first use of a scan made without signing in. */
  personId: string | null
  /** Network of a scan made without signing in (networkHash); null if the student was signed in. */
  network: string | null
  /** How long it replaces the code on the screen. Milliseconds since the epoch, like the next field. */
  codeUntil: number
  until: number
}

/** Keyed hash of the client's network, to compare two requests without storing addresses. */
export const networkHash = (ctx: Context): Buffer =>
  createHmac('sha256', ctx.secrets.key('address'))
    .update(`scan ${clientNetwork(ctx.address)}`)
    .digest()
    .subarray(0, 16)

function write(ctx: Context, scan: Scan) {
  const seconds = Math.ceil((scan.until - ctx.clock.now().getTime()) / 1000)
  ctx.cookies.write('scan', signValue(ctx.secrets, 'scan', scan), seconds)
}

/** Needs no row: it is signed, and a unique index on accepted attempts makes it single-use. */
export function keepScan(ctx: Context, windowId: string, deviceId: string): Scan {
  const now = ctx.clock.now()
  const scan: Scan = {
    id: newId(),
    windowId,
    deviceId,
    personId: ctx.actor?.id ?? null,
    network: ctx.actor ? null : networkHash(ctx).toString('base64url'),
    codeUntil: secondsAfter(now, ctx.actor ? freshScanSeconds : freshAnonymousScanSeconds).getTime(),
    until: minutesAfter(now, scanMinutes).getTime(),
  }
  write(ctx, scan)
  return scan
}

/** Binds the scan to this person. */
export function keepBoundScan(ctx: Context, scan: Scan, personId: string): Scan {
  const bound = { ...scan, personId }
  write(ctx, bound)
  return bound
}

/** The browser's scan for this window, if it is valid. `ownScan` checks who it belongs to. */
export function readScan(ctx: Context, windowId: string): Scan | undefined {
  const scan = readSigned<Scan>(ctx.secrets, 'scan', ctx.cookies.read('scan'))
  return scan && scan.windowId === windowId && scan.until > ctx.clock.now().getTime() ? scan : undefined
}
