import type { AnalyticsPayslip } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import type { Column } from '#ui/column.ts'
import { TwoLines } from '#ui/TwoLines.tsx'
import { moneyWords } from '../money.ts'
import { SlipLink, slipMonth } from './PaidSlipItem.tsx'
import { sumWords } from './sumWords.ts'

export const paidSlipColumns = (currency: string): Column<AnalyticsPayslip>[] => [
  {
    id: 'person',
    head: 'Person',
    sortable: true,
    className: 'w-[26%] max-w-0',
    cell: (row) => (
      <TwoLines sub={[row.number, paidAs(row.employmentType)].filter(Boolean).join(', ')}>
        <SlipLink row={row} />
      </TwoLines>
    ),
  },
  { id: 'month', head: 'Month', sortable: true, cell: slipMonth },
  ...sumWords.map(
    ([sum, head]): Column<AnalyticsPayslip> => ({
      id: sum,
      head,
      sortable: sum === 'net',
      align: 'right',
      className: sum === 'net' ? 'font-title' : 'max-lg:hidden',
      cell: (row) => moneyWords(row[sum], currency),
    }),
  ),
]
