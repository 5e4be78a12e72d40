import { type SecondFactorState, secondFactor } from '@campanile/contract/accounts/second-factor.ts'
import { verifyPassword } from '#auth/password.ts'
import { seal } from '#auth/seal.ts'
import { newTotpSecret, totpSecretText, totpStep, totpUri } from '#auth/totp.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import {
  recoveryCodesRenewed,
  secondFactorReset,
  secondFactorTurnedOff,
  secondFactorTurnedOn,
} from '../account-messages.ts'
import { findMe, findPasswordHash } from '../accounts.repo.ts'
import { hasPasskey } from '../passkeys/passkey-check.service.ts'
import { confirmHere, endOtherSessions, endPersonSessions } from '../sessions/sessions.service.ts'
import { countAttempt, forgetAttempts } from '../sign-in/attempt-limits.service.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import * as repo from './second-factor.repo.ts'
import { openSecret, sealContext, useSecondFactor } from './second-factor-check.service.ts'

const entity = 'second-factor'

/** Whether the institution requires a second factor for this role. */
async function isRequired(ctx: SignedIn): Promise<boolean> {
  if (ctx.actor.role !== 'admin') return false
  const { settings } = await currentInstitution(ctx)
  return settings.security.requireSecondFactorForAdmins
}

async function readState(ctx: SignedIn, db: Database): Promise<SecondFactorState> {
  const row = await repo.findSecondFactor(db, ctx.actor.id)
  return {
    on: row?.confirmedAt != null,
    since: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await repo.countRecoveryCodes(db, ctx.actor.id),
    required: await isRequired(ctx),
  }
}

/** Notifies the person's open pages that their second factor has changed. */
const announceSecurity = (tx: Transaction, personId: string) =>
  tx.announce({ event: { topic: 'my-security' }, people: [personId] })

/** Codes are short, so every attempt is counted before it is checked, for all purposes together. */
export const codeAttempts = (personId: string) => ({ purpose: 'second-factor', account: personId })

export const readSecondFactor = handle(secondFactor.readSecondFactor, (ctx) => readState(ctx, ctx.db))

/** People with a passkey already have two factors, so the password alone must not add another one. */
async function requireOwnSecondFactor(ctx: SignedIn): Promise<void> {
  if (ctx.actor.mustSetUpSecondFactor && (await hasPasskey(ctx))) throw new AppError('passkey-needed')
}

export const startSecondFactor = handle(secondFactor.startSecondFactor, async (ctx) => {
  await requireOwnSecondFactor(ctx)
  const [me, institution] = await Promise.all([findMe(ctx.db, ctx.actor.id), currentInstitution(ctx)])
  if (!me) throw new AppError('not-found')
  const plain = newTotpSecret()
  const secret = seal(ctx.secrets.key('seal'), plain, sealContext(me.id))
  await inTransaction(ctx, async (tx) => {
    const row = { personId: me.id, secret, createdAt: ctx.clock.now() }
    if (!(await repo.putSecret(tx.db, row))) throw new AppError('second-factor-on')
    await recordAudit(ctx, tx, { entity, entityId: me.id })
  })
  return {
    secret: totpSecretText(plain),
    uri: totpUri(plain, { issuer: institution.name, label: me.email }),
  }
})

export const confirmSecondFactor = handle(secondFactor.confirmSecondFactor, async (ctx, { code }) => {
  await requireOwnSecondFactor(ctx)
  const { id, sessionId } = ctx.actor
  await countAttempt(ctx, codeAttempts(id))
  return inTransaction(ctx, async (tx) => {
    // A concurrent sign-in by password either ends here, or finds the second factor on.
    await lockPerson(tx.db, id)
    const row = await repo.findSecondFactor(tx.db, id)
    if (!row) throw new AppError('second-factor-off')
    if (row.confirmedAt) throw new AppError('second-factor-on')
    const confirmedAt = ctx.clock.now()
    const lastStep = totpStep(openSecret(ctx, row), code, confirmedAt)
    if (lastStep === undefined) throw new AppError('second-factor-wrong')
    if (!(await repo.confirmSecret(tx.db, row, { lastStep, confirmedAt })))
      throw new AppError('second-factor-on')
    await repo.markTwoFactors(tx.db, sessionId)
    // The person's other auth sessions were opened with the password alone.
    await endOtherSessions(ctx, tx)
    await notify(tx, confirmedAt, [id], secondFactorTurnedOn)
    await recordAudit(ctx, tx, { entity, entityId: id, before: { on: false }, after: { on: true } })
    return withNewCodes(ctx, tx)
  })
})

export const renewRecoveryCodes = handle(secondFactor.renewRecoveryCodes, async (ctx, { code }) => {
  const { id } = ctx.actor
  await countAttempt(ctx, codeAttempts(id))
  return inTransaction(ctx, async (tx) => {
    await useSecondFactor(ctx, tx, id, code)
    await notify(tx, ctx.clock.now(), [id], recoveryCodesRenewed)
    await recordAudit(ctx, tx, { entity: 'recovery-codes', entityId: id })
    return withNewCodes(ctx, tx)
  })
})

/** Creates new recovery codes. This is the only time they are shown. */
async function withNewCodes(ctx: SignedIn, tx: Transaction) {
  const { id } = ctx.actor
  const recoveryCodes = newRecoveryCodes()
  const key = ctx.secrets.key('second-factor')
  const hashes = recoveryCodes.map((code) => recoveryCodeHash(key, id, code))
  await repo.replaceRecoveryCodes(tx.db, id, hashes, ctx.clock.now())
  announceSecurity(tx, id)
  const state = await readState(ctx, tx.db)
  await forgetAttempts(ctx, tx.db, codeAttempts(id))
  return { state, recoveryCodes }
}

export const disableSecondFactor = handle(
  secondFactor.disableSecondFactor,
  async (ctx, { password, code }) => {
    const { id } = ctx.actor
    await countAttempt(ctx, codeAttempts(id))
    await provePassword(ctx, password)
    if (await isRequired(ctx)) throw new AppError('second-factor-required')
    return inTransaction(ctx, async (tx) => {
      await useSecondFactor(ctx, tx, id, code)
      await repo.deleteSecondFactor(tx.db, id)
      await repo.unmarkTwoFactors(tx.db, id)
      await notify(tx, ctx.clock.now(), [id], secondFactorTurnedOff)
      await recordAudit(ctx, tx, { entity, entityId: id, before: { on: true }, after: { on: false } })
      announceSecurity(tx, id)
      const state = await readState(ctx, tx.db)
      await forgetAttempts(ctx, tx.db, codeAttempts(id))
      return state
    })
  },
)

/** People with a password must enter it each time. People without one must have confirmed with a passkey. */
async function provePassword(ctx: SignedIn, password: string | undefined): Promise<void> {
  const hash = await findPasswordHash(ctx.db, ctx.actor.id)
  if (!hash) requireConfirmation(ctx)
  else if (!password || !(await verifyPassword(hash, password))) throw new AppError('wrong-password')
}

/** Turns off the second factor of another person and notifies them; false when it was not on. */
export async function takeSecondFactorAway(tx: Transaction, personId: string, now: Date): Promise<boolean> {
  if (!(await repo.deleteSecondFactor(tx.db, personId))) return false
  // The person signs in again on their own device. Anyone who found the lost device is signed out.
  await endPersonSessions(tx, personId)
  await notify(tx, now, [personId], secondFactorReset)
  return true
}

export const resetSecondFactor = handle(secondFactor.resetSecondFactor, async (ctx, { personId }) => {
  // People turn off their own second factor with a code.
  if (personId === ctx.actor.id) throw new AppError('own-account')
  if (!(await findMe(ctx.db, personId))) throw new AppError('not-found')
  return inTransaction(ctx, async (tx) => {
    if (!(await takeSecondFactorAway(tx, personId, ctx.clock.now()))) throw new AppError('second-factor-off')
    await recordAudit(ctx, tx, {
      entity,
      entityId: personId,
      before: { on: true },
      after: { on: false },
    })
    announceSecurity(tx, personId)
    tx.announce({ event: { topic: 'people' }, role: 'admin' })
    return {}
  })
})

export const confirmWithSecondFactor = handle(secondFactor.confirmWithSecondFactor, async (ctx, { code }) => {
  const { id } = ctx.actor
  await countAttempt(ctx, codeAttempts(id))
  const until = await inTransaction(ctx, async (tx) => {
    await useSecondFactor(ctx, tx, id, code)
    const confirmed = await confirmHere(ctx, tx)
    await forgetAttempts(ctx, tx.db, codeAttempts(id))
    return confirmed
  })
  return { until: until.toISOString() }
})

/** Whether the person has to enter a code after the password. */
export const asksSecondFactor = (ctx: Pick<Context, 'db'>, personId: string): Promise<boolean> =>
  repo.hasSecondFactor(ctx.db, personId)
