import { isIban } from '@campanile/contract/payroll/account-numbers.ts'
import { type BankFileFormat, payRuns } from '@campanile/contract/payroll/pay-runs.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { inTransaction } from '#db/database.ts'
import { toDownload } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { type FileAnswer, handle } from '#http/handle.ts'
import { payrollFiles } from '../files.messages.ts'
import { m } from '../messages.ts'
import { exportedBatches } from '../pay-views.service.ts'
import { isApprovedStatus } from '../payslips/payslip.policy.ts'
import { announceRun } from '../runs/pay-run-lock.ts'
import { openAccount } from './bank-details-seal.ts'
import * as repo from './bank-file.repo.ts'
import { bankColumns, bankRows, type Payment } from './bank-file.ts'
import { type SepaPayment, sepaFile } from './sepa-file.rules.ts'

const toPayment = (ctx: SignedIn, row: repo.PaymentRow): Payment => {
  const { id, personId, name, number, net, sealed } = row
  return { id, name, number, net, account: sealed && openAccount(ctx, personId, sealed) }
}

/** Decrypts account numbers one batch at a time, as the file is downloaded. */
async function* streamPayments(ctx: SignedIn, payRunId: string): AsyncGenerator<Payment> {
  const rows = exportedBatches<repo.PaymentRow>(
    ctx,
    { entity: 'pay-run', entityId: payRunId },
    {
      read: (after, limit) => repo.listPayments(ctx.db, payRunId, { after, limit }),
      personOf: ({ personId }) => personId,
    },
  )
  for await (const row of rows) yield toPayment(ctx, row)
}

/** The most names in the message about missing IBANs. */
const maxNamed = 3

function ibanMissing(names: readonly string[]): string {
  const people = names.slice(0, maxNamed).join(', ')
  const more = names.length - maxNamed
  return more > 0 ? m.ibanMissingAndMore({ people, more }) : m.ibanMissing({ people })
}

interface SepaPayments {
  payments: SepaPayment[]
  people: string[]
}

/**
 * The payments of a SEPA file, which is complete or refused, so that it pays exactly whom the run shows as paid.
 *
 * @throws AppError blocked if an account has no IBAN
 */
async function readSepaPayments(ctx: SignedIn, payRunId: string): Promise<SepaPayments> {
  const found: SepaPayments = { payments: [], people: [] }
  const others: string[] = []
  const rows = readInBatches<repo.PaymentRow>((after, limit) =>
    repo.listPayments(ctx.db, payRunId, { after, limit }),
  )
  for await (const row of rows) {
    const { id, name, net: amount, account } = toPayment(ctx, row)
    if (!account) continue
    const { holder, accountNumber: iban, bankCode } = account
    if (isIban(iban)) found.payments.push({ id, amount, holder, iban, bankCode })
    else others.push(name)
    found.people.push(row.personId)
  }
  const reason = others.length > 0 ? ibanMissing(others) : found.payments.length === 0 && m.nobodyPayable()
  if (reason) throw new AppError('blocked', { fields: { format: reason } })
  return found
}

const noAccount = m.accountMissing()

interface Export {
  payRunId: string
  run: repo.PaidRun
  payOn: string
  format: BankFileFormat
}

/** Audits the download before the file is sent, and notes whom it pays. */
const recordFile = (
  ctx: SignedIn,
  { payRunId, run, payOn, format }: Export,
  people: readonly string[] = [],
) =>
  inTransaction(ctx, async (tx) => {
    const { people: count, total, currency } = run
    const about = { entity: 'pay-run', entityId: payRunId }
    await recordAudit(ctx, tx, { ...about, after: { people: count, total, currency, payOn, format } })
    if (people.length > 0) await recordAudit(ctx, tx, { ...about, after: { people } })
    await repo.noteBankFile(tx.db, payRunId, ctx.clock.now())
    announceRun(tx, payRunId)
  })

async function sepaDownload(ctx: SignedIn, it: Export): Promise<FileAnswer> {
  const { payRunId, run, payOn } = it
  const { name, settings } = await currentInstitution(ctx)
  const { accountHolder, accountIban, accountBic } = settings.payroll
  if (run.currency !== 'EUR') throw new AppError('blocked', { fields: { format: m.sepaInEuros() } })
  if (accountIban === '') throw new AppError('blocked', { fields: { format: noAccount } })
  const { payments, people } = await readSepaPayments(ctx, payRunId)
  const file = sepaFile({
    payRunId,
    createdAt: ctx.clock.now(),
    payOn,
    reference: paymentReference(run),
    debtor: { name: accountHolder || name, iban: accountIban, bic: accountBic },
    payments,
  })
  await recordFile(ctx, it, people)
  return { type: 'application/xml', bytes: Buffer.from(file), saveAs: `SEPA transfer ${run.month}.xml` }
}

async function csvDownload(ctx: SignedIn, it: Export): Promise<FileAnswer> {
  const { payRunId, run, payOn } = it
  const { month, currency } = run
  const { locale } = await currentInstitution(ctx)
  const words = payrollFiles(locale)
  await recordFile(ctx, it)
  const columns = bankColumns({
    currency,
    digits: minorDigits(currency),
    reference: paymentReference(run),
    payOn,
    locale,
  })
  return toDownload(
    { title: words.payments(), columns, rows: bankRows(streamPayments(ctx, payRunId), locale) },
    { format: 'csv', name: words.bankFile({ month }), now: ctx.clock.now() },
  )
}

const paymentReference = ({ month }: repo.PaidRun) => `Pay ${month}`

export const exportBankFile = handle(
  payRuns.exportBankFile,
  async (ctx, { payRunId, payOn: asked, format }) => {
    const run = requireFound(await repo.findPaidRun(ctx.db, payRunId))
    if (!isApprovedStatus(run.status) || run.isTakenBack) throw new AppError('pay-run-moved-on')
    const payOn = run.paidOn ?? run.payOn ?? asked
    if (!payOn) throw new AppError('invalid-input', { fields: { payOn: m.selectPayDay() } })
    const it = { payRunId, run, payOn, format }
    return format === 'sepa' ? sepaDownload(ctx, it) : csvDownload(ctx, it)
  },
)
