import { offerPasskeyChallenge } from '#domains/accounts/passkeys/passkey-check.service.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { checkInRestrictions } from './attempting.service.ts'
import { checkInView } from './check-in.service.ts'
import { checkRestrictions } from './check-in-restrictions.rules.ts'
import type { CheckInState } from './check-in-state.repo.ts'
import { makeChallenge } from './face-challenge.ts'
import { ownScan } from './own-scan.service.ts'
import { checkInPurpose } from './passkey-check-in.service.ts'
import type { Scan } from './scan-cookie.ts'

type View = Awaited<ReturnType<typeof checkInView>>

const noChallenges = { face: null, passkey: null }

const isStudent = (ctx: Context): ctx is SignedIn => ctx.actor?.role === 'student'

/**
 * Everything that a check-in page shows once a code was redeemed, so that it needs no second request.
 * @param isNew false for an earlier scan of this browser, which may belong to another person
 */
export async function openingView(ctx: Context, state: CheckInState, scan: Scan, isNew: boolean) {
  const times = { now: ctx.clock.now().toISOString(), until: new Date(scan.until).toISOString() }
  if (!isStudent(ctx) || !state.enrolled) return { ...times, checkIn: null, challenges: noChallenges }
  const own = isNew ? scan : await ownScan(ctx, state, scan.windowId)
  const view = await checkInView(ctx, state, typeof own === 'string' ? undefined : own)
  return { ...times, checkIn: view, challenges: await issueChallenges(ctx, state, view) }
}

/**
 * Challenges that the student can answer at once. There are none while a restriction is not met: requesting
 * one later returns the reason and logs it.
 */
async function issueChallenges(ctx: SignedIn, state: CheckInState, view: View) {
  const { refusal, scanned, ways, face, hasPasskey } = view
  const { windowId } = state
  if (
    refusal ||
    !scanned ||
    !windowId ||
    checkRestrictions(checkInRestrictions(state), ctx.address, undefined).refusal
  )
    return noChallenges
  return {
    face: ways.includes('face') && face === 'active' ? makeChallenge(ctx, windowId, undefined) : null,
    passkey:
      ways.includes('passkey') && hasPasskey
        ? await offerPasskeyChallenge(ctx, checkInPurpose(windowId))
        : null,
  }
}
