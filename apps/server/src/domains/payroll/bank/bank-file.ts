import type { Column } from '#documents/table.ts'
import { toUnits } from '../computing/pay-money.rules.ts'
import { payrollFiles } from '../files.messages.ts'
import type { BankAccount } from './bank-details-seal.ts'

/** A person to be paid. Without an account, nothing can be sent. */
export interface Payment {
  /** The payslip's id. */
  id: string
  name: string
  number: string | null
  /** Minor units. */
  net: number
  account: BankAccount | null
}

/** A payment, a person who cannot be paid, or a total at the end. */
interface BankRow extends Omit<Payment, 'id' | 'number' | 'name'> {
  type: string
  name: string | null
  number: string | null
  /** On totals: the number of people. */
  count: number | null
}

interface Sum {
  count: number
  net: number
}

const sumRow = (type: string, { count, net }: Sum): BankRow => ({
  type,
  name: null,
  number: null,
  net,
  account: null,
  count,
})

/** Rows of the file: every payment, then the people without bank details by name, then the totals of both. */
export async function* bankRows(payments: AsyncIterable<Payment>, locale: string): AsyncGenerator<BankRow> {
  const m = payrollFiles(locale)
  const sent: Sum = { count: 0, net: 0 }
  const missing: Sum = { count: 0, net: 0 }
  for await (const payment of payments) {
    const sum = payment.account ? sent : missing
    sum.count += 1
    sum.net += payment.net
    yield { type: payment.account ? m.payment() : m.noBankDetails(), count: null, ...payment }
  }
  yield sumRow(m.totalPayments(), sent)
  if (missing.count > 0) yield sumRow(m.totalWithoutBankDetails(), missing)
}

interface Of {
  currency: string
  digits: number
  /** The text that the person sees on their bank statement. */
  reference: string
  payOn: string
  locale: string
}

export function bankColumns({ currency, digits, reference, payOn, locale }: Of): Column<BankRow>[] {
  const m = payrollFiles(locale)
  return [
    { header: m.type(), width: 26, cell: ({ type }) => type },
    { header: m.accountHolder(), width: 30, cell: ({ account }) => account?.holder ?? null },
    { header: m.accountNumber(), width: 36, cell: ({ account }) => account?.accountNumber ?? null },
    { header: m.bankCode(), width: 16, cell: ({ account }) => account?.bankCode ?? null },
    { header: m.bank(), width: 24, cell: ({ account }) => account?.bankName ?? null },
    { header: m.amount(), width: 16, cell: ({ net }) => toUnits(net, digits).toFixed(digits) },
    { header: m.currency(), width: 9, cell: () => currency },
    { header: m.reference(), width: 18, cell: ({ account }) => account && reference },
    { header: m.payDate(), kind: 'day', width: 12, cell: ({ account }) => account && payOn },
    { header: m.person(), width: 30, cell: ({ name }) => name },
    { header: m.number(), width: 14, cell: ({ number }) => number },
    { header: m.count(), kind: 'number', width: 8, cell: ({ count }) => count },
  ]
}
