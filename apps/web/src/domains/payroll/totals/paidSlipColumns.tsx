import type { AnalyticsPayslip } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { moneyWords } from '../money.ts'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'
import { sumMoney, sumWords } from './sumWords.ts'

/** A link to the payslip, in its run. */
const SlipLink = ({ row }: { row: AnalyticsPayslip }) => (
  <Link to={`${runPath(row.payRunId)}?payslip=${row.payslipId}`} className="hover:underline">
    {m.payslipOfPerson({
      name: row.personName,
      month: monthWords(row.month),
      span: hidden,
    })}
  </Link>
)

/** The month, and whether its pay was reversed. */
const slipMonth = ({ month, runKind }: AnalyticsPayslip): string =>
  runKind === 'reversal' ? m.reversedMonth({ month: monthWords(month) }) : monthWords(month)

const personWords = ({ number, employmentType }: AnalyticsPayslip) =>
  joinFacts(number, paidAs(employmentType))

export const paidSlipColumns = (currency: string): Column<AnalyticsPayslip>[] => [
  {
    id: 'person',
    head: m.person(),
    sortable: true,
    className: 'w-[26%] max-w-0',
    cell: (row) => (
      <CellWithSub sub={personWords(row)}>
        <SlipLink row={row} />
      </CellWithSub>
    ),
    phone: { title: (row) => <SlipLink row={row} />, meta: personWords },
  },
  { id: 'month', head: m.month(), sortable: true, cell: slipMonth, phone: 'essence' },
  ...sumWords.map(
    ([sum, head]): Column<AnalyticsPayslip> => ({
      id: sum,
      head,
      sortable: sum === 'paid',
      align: 'right',
      className: sum === 'paid' ? 'font-title' : 'max-lg:hidden',
      cell: (row) => <span className="whitespace-nowrap">{sumMoney(row, sum, currency)}</span>,
      ...(sum === 'paid' && {
        phone: {
          chip: (row) => <span className="tnum text-base font-title">{moneyWords(row.paid, currency)}</span>,
        },
      }),
    }),
  ),
]
