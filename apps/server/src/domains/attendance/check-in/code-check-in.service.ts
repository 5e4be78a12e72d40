import { checkInWaysOperations } from '@campanile/contract/attendance/check-in-ways.ts'
import { newId } from '#db/columns.ts'
import { countAttempt, forgetAttempts } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { type Admission, accept, admit, myState, refuse } from './attempting.service.ts'
import { isShortCodeGood } from './check-in-code.rules.ts'
import type { CheckInState } from './check-in-state.repo.ts'
import { ownScan } from './own-scan.service.ts'
import { shortCodeTries } from './scan.service.ts'

/**
 * The code is the only proof that the student sees the screen, so it must be recent. A scan is accepted for a
 * minute, or for half a minute if it was made without signing in, instead of the five minutes it lasts with
 * face or passkey. After that, the student types the code.
 */
export const checkInWithCode = handle(
  checkInWaysOperations.checkInWithCode,
  async (ctx, { classId, code, place }) => {
    const state = await myState(ctx, classId, 'code')
    const admission = await admit(ctx, state, 'code', place)
    const proof = code ? await typed(ctx, state, admission, code) : await scanned(ctx, state, admission)
    return accept(ctx, state, admission, { source: 'code', ...proof })
  },
)

async function typed(ctx: SignedIn, state: CheckInState, admission: Admission, code: string) {
  const { windowId, distance } = admission
  const subject = { purpose: 'short-code', account: ctx.actor.id, attempts: shortCodeTries }
  await countAttempt(ctx, subject)
  if (!isShortCodeGood(ctx.secrets.key('code'), windowId, code, ctx.clock.now()))
    return refuse(ctx, state, 'code-not-valid', 'code', { distance })
  await forgetAttempts(ctx, ctx.db, subject)
  return { scanId: newId() }
}

async function scanned(ctx: SignedIn, state: CheckInState, { windowId, distance }: Admission) {
  const scan = await ownScan(ctx, state, windowId)
  if (scan === 'scan-not-yours') return refuse(ctx, state, scan, 'code', { distance })
  if (scan === 'scan-required' || scan.codeUntil <= ctx.clock.now().getTime())
    return refuse(ctx, state, 'code-required', 'code', { distance })
  return { scanId: scan.id, network: scan.network }
}
