import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import type { StaffRefusal } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { countUse } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { countAnonymousScan } from './anonymous-scans.repo.ts'
import { knownDevice } from './device-cookie.ts'
import { networkOf } from './scan-cookie.ts'

/** For one check-in from one network: a full hall behind one address, everybody scanning three times. */
export const scansPerNetwork = 1_000
/** In a quarter of an hour from one device. */
const scansPerDevice = 5

/**
 * Counts a scan that names nobody: it can be handed on until somebody uses it, so there are only so many.
 * @throws AppError too-many-scans
 */
export async function admitAnonymousScan(ctx: Context, subjectId: string): Promise<void> {
  const scan = { subjectId, outcome: 'accepted', network: networkOf(ctx), at: ctx.clock.now() } as const
  if ((await countAnonymousScan(ctx.db, scan)) > scansPerNetwork) throw new AppError('too-many-scans')
  // A device without a name has scanned nothing yet.
  const device = knownDevice(ctx)
  if (!device) return
  await countUse(ctx, `scan ${device}`, { address: scansPerDevice, everybody: scansPerDevice }).catch(
    (cause: unknown) => {
      throw cause instanceof AppError ? new AppError('too-many-scans', { cause }) : cause
    },
  )
}

/** Counts a refused scan of somebody who is not signed in. */
export const countAnonymousRefusal = (
  ctx: Context,
  subjectId: string,
  outcome: RefusalReason | StaffRefusal,
): Promise<number> =>
  countAnonymousScan(ctx.db, { subjectId, outcome, network: Buffer.alloc(0), at: ctx.clock.now() })
