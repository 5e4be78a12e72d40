import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { handle } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import * as repo from '../accounts.repo.ts'
import { countForAccount, countRequest } from '../sign-in/attempt-limits.service.ts'
import { issueLink, readLink, setPasswordByLink } from './links.service.ts'

/** Job payload: who requested a reset for which account. Sealed, because it is personal data. */
interface Wanted {
  email: string
  address: string
  requestId: string
}
const purpose = 'password-reset'
/** Emails to one account within a quarter of an hour. */
const mailsPerAccount = 5

/**
 * Answers in the same way and as fast whether the account exists or not. Finding the account and sending the
 * email is left to a job.
 */
export const requestPasswordReset = handle(accounts.requestPasswordReset, async (ctx, { email }) => {
  const mailConfigured = ctx.config.smtpUrl !== undefined
  // Further requests get the same answer but send nothing. The last link keeps working, so nobody can block
  // the owner by requesting too many.
  if (!(await countForAccount(ctx, { purpose, account: email }, mailsPerAccount))) return { mailConfigured }
  await countRequest(ctx, purpose)
  if (mailConfigured) {
    const { address, requestId } = ctx
    const wanted: Wanted = { email, address, requestId }
    const sealed = sealJson(ctx.secrets.key('seal'), wanted, purpose)
    await inTransaction(ctx, (tx) => ctx.jobs.add(tx.db, 'sendPasswordReset', { sealed }))
  }
  return { mailConfigured }
})

/** Job: emails the link if the account belongs to an active person who can reset a password. */
export async function sendPasswordReset(platform: Platform, sealed: string): Promise<void> {
  const { email, ...asked } = unsealJson<Wanted>(platform.secrets.key('seal'), sealed, purpose)
  const person = await repo.findResettable(platform.db, email)
  if (!person) return
  // Anyone can request a reset for any address, so the audit event has no actor.
  const ctx = { ...systemContext(platform, 'requestPasswordReset'), ...asked }
  await inTransaction(ctx, async (tx) => {
    await issueLink(ctx, tx, purpose, person)
    await recordAudit(ctx, tx, { entity: purpose, entityId: person.id })
  })
}

export const readPasswordReset = handle(accounts.readPasswordReset, (ctx, { token }) =>
  readLink(ctx, purpose, token),
)

export const completePasswordReset = handle(accounts.completePasswordReset, (ctx, { token, password }) =>
  setPasswordByLink(ctx, purpose, token, password),
)
