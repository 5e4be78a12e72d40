import type { Readable } from 'node:stream'
import { minorDigits, payBasisWords, payLineKindWords } from '@campanile/contract/payroll/pay-values.ts'
import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { type Composition, paperOf } from '#documents/paper.ts'
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

type Money = (amount: number) => string

const columnsOf = (money: Money): TableColumn<PayLine>[] => [
  { header: 'Kind', width: 84, cell: ({ kind }) => payLineKindWords[kind] },
  { header: 'For', style: styles.strong, cell: ({ label }) => label },
  { header: 'Worked out', width: 170, style: styles.number, cell: ({ detail }) => detail ?? '' },
  {
    header: 'Amount',
    width: 92,
    align: 'right',
    style: styles.strongNumber,
    cell: ({ amount }) => money(amount),
  },
]

type Sums = Pick<Payslip, 'earnings' | 'deductions' | 'taxes' | 'adjustments' | 'carried' | 'net'>

const figuresOf = ({ earnings, deductions, taxes, adjustments, carried, net }: Sums, money: Money) => [
  { label: 'Pay', value: money(earnings) },
  { label: 'Deductions', value: money(-deductions || 0) },
  { label: 'Taxes', value: money(-taxes || 0) },
  { label: 'Adjusted and carried', value: money(adjustments + carried) },
  { label: 'Net pay', value: money(net) },
]

function factsOf(slip: Payslip): { label: string; value: string }[] {
  const { person, basis, currency, payOn, paidOn } = slip
  return [
    ...(person.number ? [{ label: 'Number', value: person.number }] : []),
    { label: 'Role', value: roleLabel(person.role, person.employmentType) },
    ...(basis ? [{ label: 'Paid by', value: payBasisWords[basis].label }] : []),
    { label: 'Currency', value: currency },
    ...(payOn && !paidOn ? [{ label: 'Pay date', value: dateWords(payOn) }] : []),
    ...(paidOn && !slip.unpaid ? [{ label: 'Paid on', value: dateWords(paidOn) }] : []),
  ]
}

function compose(pen: Pen, slip: Payslip): Composition {
  const { institution, person, yearToDate, runKind } = slip
  const digits = minorDigits(slip.currency)
  const money: Money = (amount) => amountText(amount, digits)
  const title = titleOf(slip)
  return {
    head: paperHead(pen, { institution, title, name: person.name, facts: factsOf(slip) }),
    runningHead: runningHead(pen, institution, person.name, title),
    foot: `${title}, ${person.name}`,
    blocks: [
      figuresBlock(pen, figuresOf(slip, money)),
      ...(runKind === 'reversal'
        ? [noteBlock(pen, 'This payslip reverses an earlier one, line by line.'), space(8)]
        : []),
      ...(slip.paidOn && slip.unpaid > 0 ? [noteBlock(pen, unpaidNote), space(8)] : []),
      ...tableBlocks(pen, columnsOf(money), slip.lines),
      space(18),
      headingBlock(pen, `Year to date, ${yearToDate.year}`, `${slip.currency} ${money(yearToDate.net)} net`),
      figuresBlock(pen, figuresOf(yearToDate, money)),
    ],
  }
}

const unpaidNote =
  'This pay was not sent, because there were no bank details. It is carried into the next pay run.'

const titleOf = ({ month, runKind }: Payslip) =>
  `${runKind === 'reversal' ? 'Reversed payslip' : 'Payslip'} ${monthWords(month)}`

/** A payslip as a PDF; with a password, the file is encrypted. */
export const payslipPdf = (
  slip: Payslip,
  { issuedAt, password }: { issuedAt: Date; password: string | null },
): Readable =>
  paperOf(
    {
      title: `${titleOf(slip)}, ${slip.person.name}`,
      author: slip.institution,
      layout: 'portrait',
      issuedAt,
      ...(password !== null && { password }),
    },
    (pen) => compose(pen, slip),
  )
