import type { Readable } from 'node:stream'
import { payItemKindLabels, payLineKindLabels } from '@campanile/contract/payroll/label-messages.ts'
import { isSignedLine, minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { documentMessages } from '#documents/messages.ts'
import { type Composition, drawPaper } from '#documents/paper.ts'
import { styles } from '#documents/paper-style.ts'
import type { Pen } from '#documents/pdf-document.ts'
import { space } from '#documents/pdf-pages.ts'
import { type TableColumn, tableBlocks } from '#documents/pdf-table.ts'
import {
  figuresBlock,
  headingBlock,
  noteBlock,
  paperHead,
  runningHead,
} from '#domains/results/papers/paper-parts.ts'
import { dateWords, monthWords } from '#platform/date-words.ts'
import { amountText } from '../computing/pay-money.rules.ts'
import { payrollFiles } from '../files.messages.ts'

const kindLabels = (locale: string) => ({ ...payItemKindLabels(locale), ...payLineKindLabels(locale) })

type Money = (amount: number) => string
type Messages = ReturnType<typeof payrollFiles>

/** Adjusted and carried amounts can be on either side, so they always have a sign. */
const withSign = (amount: number, money: Money) => `${amount > 0 ? '+' : ''}${money(amount)}`

const lineAmount = ({ kind, amount }: PayLine, money: Money) =>
  isSignedLine(kind) ? withSign(amount, money) : money(amount)

const lineColumns = (m: Messages, money: Money, locale: string): TableColumn<PayLine>[] => [
  { header: m.kind(), width: 84, cell: ({ kind }) => kindLabels(locale)[kind] },
  { header: m.lineFor(), style: styles.strong, cell: ({ label }) => label },
  { header: m.workedOut(), width: 170, style: styles.number, cell: ({ detail }) => detail ?? '' },
  {
    header: m.amount(),
    width: 92,
    align: 'right',
    style: styles.strongNumber,
    cell: (line) => lineAmount(line, money),
  },
]

type Sums = Pick<Payslip, 'earnings' | 'deductions' | 'taxes' | 'adjustments' | 'carried' | 'net'>

const slipFigures = (
  { earnings, deductions, taxes, adjustments, carried, net }: Sums,
  m: Messages,
  money: Money,
) => [
  { label: m.pay(), value: money(earnings) },
  { label: m.deductions(), value: money(-deductions || 0) },
  { label: m.taxes(), value: money(-taxes || 0) },
  { label: m.adjustedAndCarried(), value: withSign(adjustments + carried, money) },
  { label: m.netPay(), value: money(net) },
]

function slipFacts(slip: Payslip, locale: string): { label: string; value: string }[] {
  const m = payrollFiles(locale)
  const shared = documentMessages(locale)
  const { person, basis, currency, payOn, paidOn } = slip
  return [
    ...(person.number ? [{ label: shared.number(), value: person.number }] : []),
    { label: shared.role(), value: roleLabel(person.role, person.employmentType, locale) },
    ...(basis ? [{ label: m.paidBy(), value: m.basis({ basis }) }] : []),
    { label: m.currency(), value: currency },
    ...(payOn && !paidOn ? [{ label: m.payDate(), value: dateWords(payOn, locale) }] : []),
    ...(paidOn && !slip.unpaid ? [{ label: m.paidOn(), value: dateWords(paidOn, locale) }] : []),
  ]
}

function compose(pen: Pen, slip: Payslip): Composition {
  const { locale } = pen
  const m = payrollFiles(locale)
  const { institution, person, yearToDate, runKind, currency } = slip
  const digits = minorDigits(currency)
  const money: Money = (amount) => amountText(amount, digits, locale)
  const title = slipTitle(slip, locale)
  return {
    head: paperHead(pen, { institution, title, name: person.name, facts: slipFacts(slip, locale) }),
    runningHead: runningHead(pen, institution, person.name, title),
    foot: m.titleAndName({ title, name: person.name }),
    blocks: [
      figuresBlock(pen, slipFigures(slip, m, money)),
      ...(runKind === 'reversal' ? [noteBlock(pen, m.reversesEarlier()), space(8)] : []),
      ...(slip.paidOn && slip.unpaid > 0 ? [noteBlock(pen, m.notSent()), space(8)] : []),
      ...tableBlocks(pen, lineColumns(m, money, locale), slip.lines),
      space(18),
      headingBlock(
        pen,
        m.yearToDate({ year: yearToDate.year }),
        m.netToDate({ currency, amount: money(yearToDate.net) }),
      ),
      figuresBlock(pen, slipFigures(yearToDate, m, money)),
    ],
  }
}

function slipTitle({ month, runKind }: Payslip, locale: string): string {
  const m = payrollFiles(locale)
  const of = { month: monthWords(month, locale) }
  return runKind === 'reversal' ? m.reversedPayslip(of) : m.payslip(of)
}

/** A payslip as a PDF; with a password, the file is encrypted. */
export const payslipPdf = (
  slip: Payslip,
  { issuedAt, password, locale }: { issuedAt: Date; password: string | null; locale: string },
): Readable =>
  drawPaper(
    {
      title: payrollFiles(locale).titleAndName({ title: slipTitle(slip, locale), name: slip.person.name }),
      author: slip.institution,
      layout: 'portrait',
      issuedAt,
      locale,
      ...(password !== null && { password }),
    },
    (pen) => compose(pen, slip),
  )
