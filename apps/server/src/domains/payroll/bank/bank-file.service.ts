import { payRuns } from '@campanile/contract/payroll/pay-runs.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { inTransaction } from '#db/database.ts'
import { downloadOf } from '#documents/download.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { exportedBatches } from '../pay-views.service.ts'
import { isApprovedStatus } from '../payslips/payslip.policy.ts'
import { openAccount } from './bank-details-seal.ts'
import * as repo from './bank-file.repo.ts'
import { bankColumns, bankRows, type Payment } from './bank-file.ts'

/** Decrypts account numbers one batch at a time, as the file is downloaded. */
async function* paymentsOf(ctx: SignedIn, payRunId: string): AsyncGenerator<Payment> {
  const rows = exportedBatches<repo.PaymentRow>(
    ctx,
    { entity: 'pay-run', entityId: payRunId },
    {
      read: (after, limit) => repo.listPayments(ctx.db, payRunId, { after, limit }),
      personOf: ({ personId }) => personId,
    },
  )
  for await (const { personId, name, number, net, sealed } of rows)
    yield { name, number, net, account: sealed && openAccount(ctx, personId, sealed) }
}

export const exportBankFile = handle(payRuns.exportBankFile, async (ctx, { payRunId, payOn: asked }) => {
  const run = await repo.findPaidRun(ctx.db, payRunId)
  if (!run) throw new AppError('not-found')
  if (!isApprovedStatus(run.status) || run.isTakenBack) throw new AppError('pay-run-moved-on')
  const { month, currency, people, total } = run
  // Banks need the payment date. A paid run has its own; before that, use the date that was asked for.
  const payOn = run.paidOn ?? asked
  if (!payOn) throw new AppError('invalid-input', { fields: { payOn: 'Choose the day the bank pays on' } })
  await inTransaction(ctx, (tx) =>
    recordAudit(ctx, tx, {
      entity: 'pay-run',
      entityId: payRunId,
      after: { people, total, currency, payOn },
    }),
  )
  const columns = bankColumns({
    currency,
    digits: minorDigits(currency),
    reference: `Pay ${month}`,
    payOn,
  })
  return downloadOf(
    { title: 'Payments', columns, rows: bankRows(paymentsOf(ctx, payRunId)) },
    { format: 'csv', name: `Bank file ${month}`, now: ctx.clock.now() },
  )
})
