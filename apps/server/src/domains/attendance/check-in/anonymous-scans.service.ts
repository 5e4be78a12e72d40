import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import type { StaffRefusal } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { countUse } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { countAnonymousScan } from './anonymous-scans.repo.ts'
import { knownDevice } from './device-cookie.ts'
import { networkHash } from './scan-cookie.ts'

/** Limit per network for one check-in: a full hall behind one address, with everyone scanning three times. */
export const scansPerNetwork = 1_000
/** Limit per device within a quarter of an hour. */
const scansPerDevice = 5

/**
 * Counts a scan made without signing in. Such a scan can be passed on until someone uses it, so their number
 * is limited.
 * @throws AppError too-many-scans
 */
export async function admitAnonymousScan(ctx: Context, subjectId: string): Promise<void> {
  const scan = { subjectId, outcome: 'accepted', network: networkHash(ctx), at: ctx.clock.now() } as const
  if ((await countAnonymousScan(ctx.db, scan)) > scansPerNetwork) throw new AppError('too-many-scans')
  // A device without a cookie has not scanned before.
  const device = knownDevice(ctx)
  if (!device) return
  await countUse(ctx, `scan ${device}`, { address: scansPerDevice, everybody: scansPerDevice }).catch(
    (cause: unknown) => {
      throw cause instanceof AppError ? new AppError('too-many-scans', { cause }) : cause
    },
  )
}

/** Counts a refused scan by a signed-out browser. */
export const countAnonymousRefusal = (
  ctx: Context,
  subjectId: string,
  outcome: RefusalReason | StaffRefusal,
): Promise<number> =>
  countAnonymousScan(ctx.db, { subjectId, outcome, network: Buffer.alloc(0), at: ctx.clock.now() })
