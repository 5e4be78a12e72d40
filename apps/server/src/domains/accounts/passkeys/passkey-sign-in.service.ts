import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { passkeyMinutes } from '@campanile/contract/accounts/passkeys.ts'
import { inTransaction } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { stillMayEnter } from '../accounts.repo.ts'
import { startSession } from '../sessions/sessions.service.ts'
import { countRequest, uncountRequest } from '../sign-in/attempt-limits.service.ts'
import { makePasskeyChallenge } from './passkey-challenge.ts'
import { identifyByPasskey, relyingParty } from './passkey-check.service.ts'

const purpose = 'sign-in'
const attemptPurpose = 'passkey-sign-in'

/** Lists no passkeys, so that nobody learns who has one. The device offers those it has for this site. */
export const startPasskeySignIn = handle(accounts.startPasskeySignIn, async (ctx) => ({
  challenge: Buffer.from(makePasskeyChallenge(ctx, null, purpose)).toString('base64url'),
  rpId: relyingParty(ctx).rpId,
  timeout: passkeyMinutes * 60_000,
  allowCredentials: [],
  userVerification: 'required' as const,
}))

export const signInWithPasskey = handle(accounts.signInWithPasskey, async (ctx, { assertion, remember }) => {
  // Signatures cannot be guessed, so wrong answers never lock an account. Requests are limited because checks
  // are costly.
  await countRequest(ctx, attemptPurpose)
  await inTransaction(ctx, async (tx) => {
    const { personId } = await identifyByPasskey(ctx, tx, purpose, assertion)
    // Reported only after a valid answer, as with passwords.
    if (!(await stillMayEnter(tx.db, personId, undefined))) throw new AppError('user-disabled')
    // Two factors: the device, and the fingerprint, face or PIN that unlocks it.
    await startSession(ctx, tx, personId, { twoFactors: true, remember })
    await uncountRequest(ctx, tx.db, attemptPurpose)
  })
  return {}
})
