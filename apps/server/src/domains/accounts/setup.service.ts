import { createHmac, timingSafeEqual } from 'node:crypto'
import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { hashPassword } from '#auth/password.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { createFirstAdmin } from '#domains/people/people.service.ts'
import { createInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './accounts.repo.ts'
import { m } from './messages.ts'
import { refuseWeakPassword } from './passwords/new-password.service.ts'
import { startSession } from './sessions/sessions.service.ts'
import { countAttempt } from './sign-in/attempt-limits.service.ts'

/**
 * The set-up code of an installation. It is the same in every server process, and worthless once an admin
 * exists.
 */
export function setupCode({ secrets }: Pick<Platform, 'secrets'>): string {
  const hex = createHmac('sha256', secrets.key('fingerprint'))
    .update('set-up code')
    .digest('hex')
    .toUpperCase()
  return [hex.slice(0, 5), hex.slice(5, 10), hex.slice(10, 15)].join('-')
}

export const isSetUp = ({ db }: Pick<Platform, 'db'>) => repo.adminExists(db)

export const readSetup = handle(accounts.readSetup, async (ctx) => ({ open: !(await isSetUp(ctx)) }))

export const completeSetup = handle(accounts.completeSetup, async (ctx, input) => {
  if (await isSetUp(ctx)) throw new AppError('setup-closed')
  // Sixty random bits cannot be guessed. A limit across all addresses would let anyone block the set-up.
  await countAttempt(ctx, { purpose: 'set-up', account: 'first-admin', everywhere: null })
  if (!sameText(input.code.toUpperCase(), setupCode(ctx))) {
    throw new AppError('invalid-setup-code', { fields: { code: m.setUpCodeWrong() } })
  }
  refuseWeakPassword(input.password, [input.email, input.firstName, input.lastName, input.institutionName])
  const hash = await hashPassword(input.password)
  const now = ctx.clock.now()
  await inTransaction(ctx, async (tx) => {
    const { institutionName: name, timeZone } = input
    // The institution table has only one row, so only one of two concurrent set-ups succeeds.
    if (!(await createInstitution(tx.db, { name, timeZone, now }))) throw new AppError('setup-closed')
    const adminId = await createFirstAdmin(ctx, tx, input)
    await repo.setPassword(tx.db, adminId, hash, now)
    await recordAudit(ctx, tx, {
      entity: 'institution',
      entityId: name,
      after: { name, timeZone },
      actorId: adminId,
    })
    await startSession(ctx, tx, adminId)
    if (input.loadDemo) await ctx.jobs.add(tx.db, 'loadDemo', {})
  })
  return {}
})

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
