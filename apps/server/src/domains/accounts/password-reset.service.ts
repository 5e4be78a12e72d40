import type { accounts } from '@campanile/contract/accounts.ts'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { Handler } from '#http/routes.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import * as repo from './accounts.repo.ts'
import { countAttempt } from './attempt-limits.service.ts'
import { issueLink, readLink, setPasswordByLink } from './links.service.ts'

/** Who asked for which account, as the job needs it; sealed, because it names them. */
interface Wanted {
  email: string
  address: string
  requestId: string
}
const boundTo = 'password-reset'

/**
 * Answers alike whether there is such an account or not, and as fast: looking for it, and the work for one
 * that exists, is left to a job.
 */
export const requestPasswordReset: Handler<typeof accounts.requestPasswordReset> = async (ctx, { email }) => {
  await countAttempt(ctx, { purpose: 'password-reset', account: email })
  const mailConfigured = ctx.config.smtpUrl !== undefined
  if (mailConfigured) {
    const { address, requestId } = ctx
    const wanted: Wanted = { email, address, requestId }
    const sealed = sealJson(ctx.secrets.key('seal'), wanted, boundTo)
    await inTransaction(ctx, (tx) => ctx.jobs.add(tx.db, 'sendPasswordReset', { sealed }))
  }
  return { mailConfigured }
}

/** Job: mails the link, if this is the account of an active person with a password. */
export async function sendPasswordReset(platform: Platform, sealed: string): Promise<void> {
  const { email, ...asked } = unsealJson<Wanted>(platform.secrets.key('seal'), sealed, boundTo)
  const person = await repo.findResettable(platform.db, email)
  if (!person) return
  // Anybody can ask in a person's name, so the audit log names nobody.
  const ctx = { ...systemContext(platform, 'requestPasswordReset'), ...asked }
  await inTransaction(ctx, async (tx) => {
    await issueLink(ctx, tx, 'password-reset', person)
    await recordAudit(ctx, tx, { entity: 'password-reset', entityId: person.id })
  })
}

export const readPasswordReset: Handler<typeof accounts.readPasswordReset> = (ctx, { token }) =>
  readLink(ctx, 'password-reset', token)

export const completePasswordReset: Handler<typeof accounts.completePasswordReset> = (
  ctx,
  { token, password },
) => setPasswordByLink(ctx, 'password-reset', token, password)
