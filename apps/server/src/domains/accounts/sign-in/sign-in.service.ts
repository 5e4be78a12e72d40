import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { verifyPassword } from '#auth/password.ts'
import { inTransaction } from '#db/database.ts'
import { currentInstitution, publicInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import * as repo from '../accounts.repo.ts'
import { listOffered } from '../saml/saml.repo.ts'
import { enterByFirstFactor } from '../second-factor/second-step.service.ts'
import { findKnownDevice } from '../sessions/known-device.ts'
import { countAttempt, forgetAttempts } from './attempt-limits.service.ts'

export const readSignInOptions = handle(accounts.readSignInOptions, async (ctx) => {
  const [institution, providers] = await Promise.all([publicInstitution(ctx), listOffered(ctx.db)])
  return { google: ctx.config.oidc !== undefined, providers, institution, signedIn: ctx.actor !== null }
})

export const signIn = handle(accounts.signIn, async (ctx, { email, password, remember }) => {
  const found = await repo.findForSignIn(ctx.db, email)
  const knownDevice = found?.hash ? findKnownDevice(ctx, found.id, found.hash) : undefined
  const subject = { purpose: 'sign-in', account: email, knownDevice }
  await countAttempt(ctx, subject)
  const matches = await verifyPassword(found?.hash, password)
  if (!found?.hash || !matches) throw new AppError(await refusalCode(ctx, found !== undefined))
  const { id, hash } = found
  // Reported only after the right password, so that nobody learns which accounts are disabled.
  if (!found.isActive) throw new AppError('user-disabled')
  const secondFactor = await inTransaction(ctx, async (tx) => {
    if (!(await repo.stillMaySignIn(tx.db, id, hash))) throw new AppError(await refusalCode(ctx, true))
    const codeFollows = await enterByFirstFactor(ctx, tx, { personId: id, hash, remember })
    // Last, because a whole campus may share the address's counter, and its row is locked until the commit.
    await forgetAttempts(ctx, tx.db, subject)
    return codeFollows
  })
  return { secondFactor }
})

async function refusalCode(ctx: Parameters<typeof currentInstitution>[0], known: boolean) {
  const { settings } = await currentInstitution(ctx)
  if (!settings.security.separateSignInMessages) return 'invalid-credential'
  return known ? 'wrong-password' : 'user-not-found'
}
