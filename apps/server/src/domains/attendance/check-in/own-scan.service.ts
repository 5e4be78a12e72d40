import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { lockScan } from './attempts.repo.ts'
import type { CheckInState } from './check-in-state.repo.ts'
import { knownDevice } from './device-cookie.ts'
import { keepBoundScan, readScan, type Scan } from './scan-cookie.ts'

/** Whether a scan was made on this device and belongs to this person or has no owner yet. */
export const mayBeOurs = (ctx: Context, { deviceId, personId }: Scan): boolean =>
  deviceId === knownDevice(ctx) && (personId === null || personId === ctx.actor?.id)

type ScanRefusal = Extract<RefusalReason, 'scan-required' | 'scan-not-yours'>

/**
 * The student's own scan for this window, or the reason why there is none. A scan made without signing in
 * becomes theirs here. This is stored in a row, because a copy of the cookie would not show it.
 */
export async function ownScan(
  ctx: SignedIn,
  { classId, sessionId }: Pick<CheckInState, 'classId' | 'sessionId'>,
  windowId: string,
): Promise<Scan | ScanRefusal> {
  const scan = readScan(ctx, windowId)
  if (!scan) return 'scan-required'
  if (!mayBeOurs(ctx, scan)) return 'scan-not-yours'
  if (scan.personId) return scan
  const { id: scanId, deviceId } = scan
  const personId = ctx.actor.id
  const holder = await lockScan(ctx.db, {
    at: ctx.clock.now(),
    classId,
    sessionId,
    personId,
    scanId,
    deviceId,
  })
  return holder === personId ? keepBoundScan(ctx, scan, personId) : 'scan-not-yours'
}
