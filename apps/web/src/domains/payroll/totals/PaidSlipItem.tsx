import type { AnalyticsPayslip } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { Link } from 'react-router'
import { ListItem } from '#ui/ListItem.tsx'
import { moneyWords } from '../money.ts'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'

/** The way to the payslip, in its run. */
export const SlipLink = ({ row }: { row: AnalyticsPayslip }) => (
  <Link to={`${runPath(row.payRunId)}?payslip=${row.payslipId}`} className="hover:underline">
    {row.personName}
    <span className="sr-only">, payslip of {monthWords(row.month)}</span>
  </Link>
)

/** The month, and whether its pay was reversed. */
export const slipMonth = ({ month, runKind }: AnalyticsPayslip): string =>
  runKind === 'reversal' ? `${monthWords(month)}, reversed` : monthWords(month)

export const PaidSlipItem = ({ row, currency }: { row: AnalyticsPayslip; currency: string }) => (
  <ListItem
    title={<SlipLink row={row} />}
    chip={<span className="tnum text-base font-title">{moneyWords(row.net, currency)}</span>}
    essence={slipMonth(row)}
    meta={[row.number, paidAs(row.employmentType)].filter(Boolean).join(', ')}
  />
)
