import { unseal } from '#auth/seal.ts'
import { totpStep } from '#auth/totp.ts'
import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { recoveryCodeUsed } from '../account-messages.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import * as repo from './second-factor.repo.ts'

/** Context that the secret is sealed with. */
export const sealContext = (personId: string) => `second-factor ${personId}`

/** The decrypted secret of a person's app. */
export const openSecret = (
  { secrets }: Pick<Context, 'secrets'>,
  { personId, secret }: { personId: string; secret: Buffer },
): Buffer => unseal(secrets.key('seal'), secret, sealContext(personId))

/**
 * Uses up a code of the person's app, or a recovery code, in the caller's transaction. Each works once. The
 * caller has already counted the attempt.
 * @throws AppError second-factor-wrong, second-factor-off
 */
export async function useSecondFactor(
  ctx: Context,
  tx: Transaction,
  personId: string,
  code: string,
): Promise<void> {
  const row = await repo.findSecondFactor(tx.db, personId)
  if (!row?.confirmedAt) throw new AppError('second-factor-off')
  if (/^\d{6}$/.test(code)) {
    const step = totpStep(openSecret(ctx, row), code, ctx.clock.now())
    if (step === undefined || !(await repo.useStep(tx.db, personId, step)))
      throw new AppError('second-factor-wrong')
    return
  }
  const hash = recoveryCodeHash(ctx.secrets.key('second-factor'), personId, code)
  if (!(await repo.useRecoveryCode(tx.db, personId, hash))) throw new AppError('second-factor-wrong')
  const left = await repo.countRecoveryCodes(tx.db, personId)
  await notify(tx, ctx.clock.now(), [personId], recoveryCodeUsed(left))
}
