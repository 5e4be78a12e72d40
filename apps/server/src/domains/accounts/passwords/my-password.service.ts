import { mySignIn } from '@campanile/contract/accounts/my-sign-in.ts'
import { hashPassword, verifyPassword } from '#auth/password.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { passwordChanged } from '../account-messages.ts'
import * as repo from '../accounts.repo.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { confirmHere, endOtherSessions } from '../sessions/sessions.service.ts'
import { countAttempt, forgetAttempts } from '../sign-in/attempt-limits.service.ts'
import { issueLink, revokeLinks } from './links.service.ts'
import { requireStrongPassword } from './new-password.service.ts'

async function passwordView(ctx: SignedIn) {
  const setAt = await repo.findPasswordAge(ctx.db, ctx.actor.id)
  return { setAt: setAt?.toISOString() ?? null, mailConfigured: ctx.config.smtpUrl !== undefined }
}

export const readMyPassword = handle(mySignIn.readMyPassword, passwordView)

export const changePassword = handle(mySignIn.changePassword, async (ctx, { current, password }) => {
  const { id } = ctx.actor
  const subject = { purpose: 'confirm', account: id }
  await countAttempt(ctx, subject)
  const from = await repo.findPasswordHash(ctx.db, id)
  if (!from) throw new AppError('operation-not-allowed')
  if (!(await verifyPassword(from, current))) throw new AppError('wrong-password')
  const me = requireFound(await repo.findMe(ctx.db, id))
  await requireStrongPassword(ctx, password, me)
  const to = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    const setAt = ctx.clock.now()
    // The password was changed elsewhere at the same moment, so the one that was typed is out of date.
    if (!(await repo.replacePassword(tx.db, id, { from, to, setAt }))) throw new AppError('wrong-password')
    await revokeLinks(tx, id, setAt)
    await recordAudit(ctx, tx, { entity: 'password', entityId: id })
    await notify(tx, setAt, [id], passwordChanged)
    await endOtherSessions(ctx, tx)
    await confirmHere(ctx, tx)
    rememberDevice(ctx, id, to)
    await forgetAttempts(ctx, tx.db, subject)
  })
  return passwordView(ctx)
})

export const sendPasswordLink = handle(mySignIn.sendPasswordLink, async (ctx) => {
  const { id } = ctx.actor
  await countAttempt(ctx, { purpose: 'password-link', account: id })
  const me = requireFound(await repo.findMe(ctx.db, id))
  const view = await passwordView(ctx)
  // Only by email: showing the link here would let anyone at this browser set the password.
  if (!view.mailConfigured) return view
  await inTransaction(ctx, async (tx) => {
    await issueLink(ctx, tx, 'password-reset', me)
    await recordAudit(ctx, tx, { entity: 'password-reset', entityId: id })
  })
  return view
})
