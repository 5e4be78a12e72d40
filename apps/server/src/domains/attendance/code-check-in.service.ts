import type { checkInWaysOperations } from '@campanile/contract/check-in-ways.ts'
import { newId } from '#db/columns.ts'
import { countAttempt, forgetAttempts } from '#domains/accounts/attempt-limits.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { type Admission, accept, admit, myState, refuse } from './attempting.service.ts'
import type { CheckInState } from './attendance.repo.ts'
import { isShortCodeGood } from './check-in-code.rules.ts'
import { shortCodeTries } from './scan.service.ts'
import { freshUntil, readScan } from './scan-cookie.ts'

/**
 * The code alone proves that somebody sees the screen, so it must be seen now: a scan counts for a minute, not for
 * the five it lasts beside face or passkey; after that the code is typed.
 */
export const checkInWithCode: Handler<(typeof checkInWaysOperations)['checkInWithCode']> = async (
  ctx,
  { classId, code, place },
) => {
  const state = await myState(ctx, classId, 'code')
  const admission = await admit(ctx, state, 'code', place)
  const scanId = code ? await typed(ctx, state, admission, code) : await scanned(ctx, state, admission)
  return accept(ctx, state, admission, { source: 'code', scanId })
}

async function typed(ctx: SignedIn, state: CheckInState, admission: Admission, code: string) {
  const { windowId, distance } = admission
  const subject = { purpose: 'short-code', account: ctx.actor.id, tries: shortCodeTries }
  await countAttempt(ctx, subject)
  if (!isShortCodeGood(ctx.secrets.key('code'), windowId, code, ctx.clock.now()))
    return refuse(ctx, state, 'code-not-valid', 'code', { distance })
  await forgetAttempts(ctx, ctx.db, subject)
  return newId()
}

async function scanned(ctx: SignedIn, state: CheckInState, { windowId, distance }: Admission) {
  const scan = readScan(ctx, windowId)
  if (scan && freshUntil(scan) > ctx.clock.now()) return scan.id
  return refuse(ctx, state, 'code-required', 'code', { distance })
}
