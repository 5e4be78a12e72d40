import { checkIn, type RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import { readSessionView } from '#domains/accounts/sessions/sessions.service.ts'
import { countAttempt, forgetAttempts } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { checkInFacts, checkInRefusal } from '../attendance.rules.ts'
import { admitAnonymousScan, countAnonymousRefusal } from './anonymous-scans.service.ts'
import { insertRefusedAttempt } from './attempts.repo.ts'
import { isShortCodeGood, isTokenGood } from './check-in-code.rules.ts'
import { type CheckInState, findCheckInState, listOpenWindows } from './check-in-state.repo.ts'
import { ensureDevice } from './device-cookie.ts'
import { openingView } from './opening.service.ts'
import { mayBeOurs } from './own-scan.service.ts'
import { keepScan, readScan, type Scan } from './scan-cookie.ts'

/** The code changes every few seconds, so a slow typist needs several attempts. */
export const shortCodeTries = 20

export const redeemScan = handle(checkIn.redeemScan, async (ctx, { classId, token }) => {
  const now = ctx.clock.now()
  const studentId = ctx.actor?.role === 'student' ? ctx.actor.id : undefined
  const state = requireFound(
    await findCheckInState(ctx.db, { classId, now, ...(studentId && { studentId }) }),
  )
  // The student may not be signed in yet, so enrolment and existing records are checked later.
  const refusal = checkInRefusal({ ...checkInFacts(state), enrolled: true, marked: false }, ctx.clock.now())
  if (refusal || !state.windowId) return refuse(ctx, state, refusal ?? 'check-in-not-open')
  if (!isTokenGood(ctx.secrets.key('code'), state.windowId, token, ctx.clock.now())) {
    // After returning from sign-in, the first scan still counts even if the code has changed.
    const earlier = readScan(ctx, state.windowId)
    if (earlier && mayBeOurs(ctx, earlier)) return opened(ctx, state, earlier, false)
    return refuse(ctx, state, 'token-expired')
  }
  if (!ctx.actor) await admitAnonymousScan(ctx, state.sessionId)
  return opened(ctx, state, keepScan(ctx, state.windowId, ensureDevice(ctx)), true)
})

/** The page opened by the scan, complete: nothing else has to be loaded. */
async function opened(ctx: Context, state: CheckInState, scan: Scan, isNew: boolean) {
  const session = await readSessionView(ctx)
  return { ...(await openingView(ctx, state, scan, isNew)), session }
}

async function refuse(ctx: Context, state: CheckInState, reason: RefusalReason): Promise<never> {
  if (ctx.actor?.role === 'student') {
    await insertRefusedAttempt(ctx.db, {
      at: ctx.clock.now(),
      classId: state.classId,
      sessionId: state.sessionId,
      personId: ctx.actor.id,
      method: 'scan',
      reason,
      deviceId: ensureDevice(ctx),
    })
    const register = { topic: 'register' as const, id: state.sessionId }
    ctx.events.announce([{ event: register, people: state.lecturerIds, role: 'admin' }])
  } else await countAnonymousRefusal(ctx, state.sessionId, reason)
  throw new AppError(reason)
}

export const redeemShortCode = handle(checkIn.redeemShortCode, async (ctx, { code }) => {
  const subject = { purpose: 'short-code', account: ctx.actor.id, attempts: shortCodeTries }
  await countAttempt(ctx, subject)
  const now = ctx.clock.now()
  const windows = await listOpenWindows(ctx.db, ctx.actor.id, now)
  const found = windows.find(({ windowId }) => isShortCodeGood(ctx.secrets.key('code'), windowId, code, now))
  if (!found) throw new AppError('code-not-valid')
  await forgetAttempts(ctx, ctx.db, subject)
  const { classId, windowId } = found
  const scan = keepScan(ctx, windowId, ensureDevice(ctx))
  const state = requireFound(await findCheckInState(ctx.db, { classId, now, studentId: ctx.actor.id }))
  return { classId, ...(await openingView(ctx, state, scan, true)) }
})
