import { isBic } from '@campanile/contract/payroll/account-numbers.ts'
import { sepaId, sepaText } from './sepa-text.rules.ts'

/** A credit transfer in euros. */
export interface SepaPayment {
  /** The payslip's id, by which the bank reports on this payment. */
  id: string
  /** Euro cents. */
  amount: number
  holder: string
  iban: string
  bankCode: string | null
}

export interface SepaOrder {
  payRunId: string
  createdAt: Date
  /** The day on which the bank executes the payments. */
  payOn: string
  /** The text on people's bank statements. */
  reference: string
  debtor: { name: string; iban: string; bic: string }
  payments: readonly SepaPayment[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replaceAll(/[&<>"]/g, (it) => escapes[it]!)

/** An element with text, or with elements in it, in this order. */
const element = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>`
const value = (name: string, content: string): string => element(name, text(content))

/** Whole cents as euros, without a detour over fractions. */
const euros = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A UUID without its hyphens fits into 35 characters. */
const shortId = (id: string) => sepaId(id.replaceAll('-', ''))

/** The bank of the debtor; the bank finds it by the IBAN where there is no BIC. */
const bankElement = (bic: string) =>
  element('FinInstnId', bic ? value('BICFI', bic) : element('Othr', value('Id', 'NOTPROVIDED')))

const account = (iban: string) => element('Id', value('IBAN', iban))

function transfer({ id, amount, holder, iban, bankCode }: SepaPayment, reference: string): string {
  const bic = bankCode !== null && isBic(bankCode) ? bankCode : null
  return element(
    'CdtTrfTxInf',
    element('PmtId', value('EndToEndId', shortId(id))),
    element('Amt', `<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`),
    ...(bic ? [element('CdtrAgt', element('FinInstnId', value('BICFI', bic)))] : []),
    element('Cdtr', value('Nm', sepaText(holder, 70) || '.')),
    element('CdtrAcct', account(iban)),
    element('RmtInf', value('Ustrd', sepaText(reference, 140))),
  )
}

/**
 * A SEPA credit transfer (ISO 20022 pain.001.001.09). It is booked as one sum, so that statements of the account
 * don't show what each person earns.
 */
export function sepaFile({ payRunId, createdAt, payOn, reference, debtor, payments }: SepaOrder): string {
  const count = value('NbOfTxs', String(payments.length))
  const sum = value('CtrlSum', euros(payments.reduce((total, { amount }) => total + amount, 0)))
  const name = value('Nm', sepaText(debtor.name, 70) || '.')
  // A bank refuses a message id that it has seen, so a file that is downloaded again has another one.
  const messageId = `${shortId(payRunId).slice(0, 20)}-${createdAt.getTime().toString(36)}`
  const header = element(
    'GrpHdr',
    value('MsgId', messageId),
    value('CreDtTm', createdAt.toISOString().replace(/\.\d+Z$/, 'Z')),
    count,
    sum,
    element('InitgPty', name),
  )
  const order = element(
    'PmtInf',
    value('PmtInfId', shortId(payRunId)),
    value('PmtMtd', 'TRF'),
    value('BtchBookg', 'true'),
    count,
    sum,
    element('PmtTpInf', element('SvcLvl', value('Cd', 'SEPA')), element('CtgyPurp', value('Cd', 'SALA'))),
    element('ReqdExctnDt', value('Dt', payOn)),
    element('Dbtr', name),
    element('DbtrAcct', account(debtor.iban), value('Ccy', 'EUR')),
    element('DbtrAgt', bankElement(debtor.bic)),
    value('ChrgBr', 'SLEV'),
    ...payments.map((it) => transfer(it, reference)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element('CstmrCdtTrfInitn', header, order)}</Document>\n`
}
