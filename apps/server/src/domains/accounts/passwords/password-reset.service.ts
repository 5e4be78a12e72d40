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

/** Who asked for which account, as the job needs it; sealed, because it names them. */
interface Wanted {
  email: string
  address: string
  requestId: string
}
const purpose = 'password-reset'
/** Mails to one account in a quarter of an hour. */
const mailsPerAccount = 5

/**
 * Answers alike whether there is such an account or not, and as fast: looking for it, and the work for one
 * that exists, is left to a job.
 */
export const requestPasswordReset = handle(accounts.requestPasswordReset, async (ctx, { email }) => {
  const mailConfigured = ctx.config.smtpUrl !== undefined
  // Requests beyond that are answered alike and send nothing: the link that was mailed last goes on working, so that
  // nobody closes this way for its owner.
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

/** Job: mails the link, if this is the account of an active person with a password. */
export async function sendPasswordReset(platform: Platform, sealed: string): Promise<void> {
  const { email, ...asked } = unsealJson<Wanted>(platform.secrets.key('seal'), sealed, purpose)
  const person = await repo.findResettable(platform.db, email)
  if (!person) return
  // Anybody can ask in a person's name, so the audit log names nobody.
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
