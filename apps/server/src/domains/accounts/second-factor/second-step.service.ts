import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import * as repo from '../accounts.repo.ts'
import { storeProviderSession } from '../saml/saml-sessions.service.ts'
import { findKnownDevice } from '../sessions/known-device.ts'
import { startSession } from '../sessions/sessions.service.ts'
import { countAttempt, forgetAttempts } from '../sign-in/attempt-limits.service.ts'
import { type FirstFactor, keepHalf, passwordMark, readHalf } from './half-sign-in.ts'
import { asksSecondFactor, codeAttempts } from './second-factor.service.ts'
import { useSecondFactor } from './second-factor-check.service.ts'

/**
 * After the first factor: signs the person in, or stores that step in the browser until they enter a code.
 * @returns whether a code is needed
 */
export async function enterByFirstFactor(
  ctx: Context,
  tx: Transaction,
  { personId, hash, remember, confirmed = true, providerSession }: FirstFactor,
): Promise<boolean> {
  if (!(await asksSecondFactor(tx, personId))) {
    const sessionId = await startSession(ctx, tx, personId, { remember, confirmed })
    if (providerSession) await storeProviderSession(ctx, tx, sessionId, providerSession)
    return false
  }
  keepHalf(ctx, { personId, hash, remember, providerSession })
  return true
}

export const completeSignIn = handle(accounts.completeSignIn, async (ctx, { code }) => {
  const half = readHalf(ctx)
  if (!half) throw new AppError('second-factor-expired')
  const { personId, remember, providerSession } = half
  const hash = await repo.findPasswordHash(ctx.db, personId)
  const subject = { ...codeAttempts(personId), knownDevice: findKnownDevice(ctx, personId, hash) }
  await countAttempt(ctx, subject)
  await inTransaction(ctx, async (tx) => {
    const isSame = passwordMark(hash) === half.password
    if (!isSame || !(await repo.stillMayEnter(tx.db, personId, hash)))
      throw new AppError('second-factor-expired')
    await useSecondFactor(ctx, tx, personId, code).catch(refuse)
    const sessionId = await startSession(ctx, tx, personId, { twoFactors: true, remember })
    if (providerSession) await storeProviderSession(ctx, tx, sessionId, providerSession)
    await forgetAttempts(ctx, tx.db, subject)
  })
  ctx.cookies.clear('half')
  return {}
})

/**
 * The second factor was turned off in the meantime: the person enters the password again, and needs no code.
 */
function refuse(error: unknown): never {
  if (error instanceof AppError && error.code === 'second-factor-off')
    throw new AppError('second-factor-expired', { cause: error })
  throw error
}
