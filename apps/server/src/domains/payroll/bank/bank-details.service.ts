import { type BankDetails, bankDetailsOperations } from '@campanile/contract/payroll/bank-details.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { announcePay, notifyOfBankDetails } from '../pay-notifications.ts'
import { requestApproval } from '../runs/approval-notifications.ts'
import { clearMissingBankDetails } from '../runs/pay-discrepancies.repo.ts'
import { announceRun } from '../runs/pay-run-lock.ts'
import * as repo from './bank-details.repo.ts'
import { visibleNumberEnd } from './bank-details.rules.ts'
import { type BankAccount, openAccount, sealAccount } from './bank-details-seal.ts'

const entity = 'bank-details'

/** The part of the details that may appear in the audit log. */
const auditedAccount = ({ accountNumber, bankCode }: BankAccount) => ({
  numberEnd: visibleNumberEnd(accountNumber),
  bankCode,
})

function view(ctx: SignedIn, personId: string, row: repo.BankDetailsRow | undefined): BankDetails {
  if (!row) return { details: null, version: 0 }
  const { holder, accountNumber, bankCode, bankName } = openAccount(ctx, personId, row.sealed)
  return {
    details: {
      holder,
      numberEnd: visibleNumberEnd(accountNumber),
      bankCode,
      bankName,
      changedAt: row.changedAt.toISOString(),
      changedBy: row.changedById === personId ? null : row.changedBy,
    },
    version: row.version,
  }
}

/** @throws AppError not-found when there is no such person, and for students */
async function requirePayable(tx: Transaction, personId: string): Promise<void> {
  if (!(await repo.mayBePaid(tx.db, personId))) throw new AppError('not-found')
}

/** A person's decrypted bank account. Only for showing it to that person. */
export async function readBankAccount(platform: Platform, personId: string): Promise<BankAccount | null> {
  const row = await repo.findBankDetails(platform.db, personId)
  return row ? openAccount(platform, personId, row.sealed) : null
}

export const readMyBankDetails = handle(bankDetailsOperations.readMyBankDetails, async (ctx) =>
  view(ctx, ctx.actor.id, await repo.findBankDetails(ctx.db, ctx.actor.id)),
)

export const readBankDetails = handleInTransaction(
  bankDetailsOperations.readBankDetails,
  async (ctx, { personId }, tx) => {
    await requirePayable(tx, personId)
    await recordAudit(ctx, tx, { entity, entityId: personId })
    return view(ctx, personId, await repo.findBankDetails(tx.db, personId))
  },
)

/** The stored details as the audit log records them. */
async function before(ctx: SignedIn, tx: Transaction, personId: string) {
  const row = await repo.findBankDetails(tx.db, personId)
  return row ? auditedAccount(openAccount(ctx, personId, row.sealed)) : null
}

/** Computed runs no longer miss this person's bank details. */
async function settleMissing(ctx: SignedIn, tx: Transaction, personId: string): Promise<void> {
  for (const payRunId of await clearMissingBankDetails(tx.db, personId)) {
    await requestApproval(tx, ctx.clock.now(), { payRunId, actorId: ctx.actor.id })
    announceRun(tx, payRunId)
  }
}

/** Saves and audits a change and notifies the person, whether they or an admin made it. */
async function change(
  ctx: SignedIn,
  personId: string,
  { write, after }: { write: (tx: Transaction) => Promise<boolean>; after: BankAccount | null },
): Promise<BankDetails> {
  return inTransaction(ctx, async (tx) => {
    await requirePayable(tx, personId)
    const was = await before(ctx, tx, personId)
    if (!(await write(tx))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity,
      entityId: personId,
      before: was,
      after: after && auditedAccount(after),
    })
    await notifyOfBankDetails(ctx, tx, { personId, isRemoval: after === null })
    if (after !== null) await settleMissing(ctx, tx, personId)
    announcePay(tx, personId)
    return view(ctx, personId, await repo.findBankDetails(tx.db, personId))
  })
}

function update(ctx: SignedIn, personId: string, version: number, values: BankAccount) {
  const account = { ...values, holder: values.holder.replaceAll(/\s+/g, ' ') }
  return change(ctx, personId, {
    after: account,
    write: (tx) =>
      repo.putBankDetails(tx.db, personId, version, {
        sealed: sealAccount(ctx, personId, account),
        changedAt: ctx.clock.now(),
        changedBy: ctx.actor.id,
      }),
  })
}

export const updateMyBankDetails = handle(
  bankDetailsOperations.updateMyBankDetails,
  (ctx, { version, values }) => update(ctx, ctx.actor.id, version, values),
)

export const updateBankDetails = handle(
  bankDetailsOperations.updateBankDetails,
  (ctx, { personId, version, values }) => update(ctx, personId, version, values),
)

export const removeBankDetails = handle(
  bankDetailsOperations.removeBankDetails,
  (ctx, { personId, version }) =>
    change(ctx, personId, {
      after: null,
      write: (tx) => repo.deleteBankDetails(tx.db, personId, version),
    }),
)
