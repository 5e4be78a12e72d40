import { type RefusalReason, refusalReasons } from '@campanile/contract/attendance/check-in.ts'
import { checkInWaysOperations } from '@campanile/contract/attendance/check-in-ways.ts'
import { inTransaction } from '#db/database.ts'
import { issuePasskeyChallenge, verifyPasskey } from '#domains/accounts/passkeys/passkey-check.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { accept, admit, myState, refuse, requireScan } from './attempting.service.ts'
import type { CheckInState } from './check-in-state.repo.ts'

/** The purpose of passkey challenges for checking in during this window. */
export const checkInPurpose = (windowId: string) => `check-in ${windowId}`

const isReason = (code: string): code is RefusalReason => refusalReasons.some((reason) => reason === code)

/** A refused passkey is logged as an attempt, like any other failure. */
async function logged<T>(
  ctx: SignedIn,
  state: CheckInState,
  distance: number | null,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof AppError) || !isReason(error.code)) throw error
    return refuse(ctx, state, error.code, 'passkey', { distance })
  }
}

export const startPasskeyCheckIn = handle(checkInWaysOperations.startPasskeyCheckIn, async (ctx, input) => {
  const state = await myState(ctx, input.classId, 'passkey')
  const admission = await admit(ctx, state, 'passkey', input.place)
  await requireScan(ctx, state, 'passkey', admission)
  const { windowId, distance } = admission
  return logged(ctx, state, distance, () => issuePasskeyChallenge(ctx, checkInPurpose(windowId)))
})

export const checkInWithPasskey = handle(checkInWaysOperations.checkInWithPasskey, async (ctx, input) => {
  const state = await myState(ctx, input.classId, 'passkey')
  const admission = await admit(ctx, state, 'passkey', input.place)
  const scan = await requireScan(ctx, state, 'passkey', admission)
  const { windowId, distance } = admission
  // The challenge is used up even if the check-in fails afterwards.
  await logged(ctx, state, distance, () =>
    inTransaction(ctx, (tx) => verifyPasskey(ctx, tx, checkInPurpose(windowId), input.assertion)),
  )
  return accept(ctx, state, admission, { source: 'passkey', scanId: scan.id, network: scan.network })
})
