import type { PaySums } from '@campanile/contract/analytics/analytics-staff.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'
import { sumMoney, sumWords } from './sumWords.ts'

interface SumsRow extends PaySums {
  id: string
  name: string
  /** The payslips behind it. */
  to: string
}

interface SumsTableProps {
  title: string
  /** Of the first column. */
  head: string
  currency: string
  rows: readonly SumsRow[]
}

const NameLink = ({ row }: { row: SumsRow }) => (
  <Link to={row.to} className="font-strong hover:underline">
    {row.name}
    <span className="sr-only"> {m.seeThePayslips()}</span>
  </Link>
)

/** Sums of pay, a row for each part. */
export function SumsTable({ title, head, currency, rows }: SumsTableProps) {
  const id = useId()
  const columns: Column<SumsRow>[] = [
    { id: 'name', head, cell: (row) => <NameLink row={row} /> },
    { id: 'people', head: m.people(), align: 'right', cell: (row) => row.people },
    ...sumWords.map(
      ([sum, name]): Column<SumsRow> => ({
        id: sum,
        head: name,
        align: 'right',
        cell: (row) => (
          <span className={cn('whitespace-nowrap', sum === 'paid' && 'font-title')}>
            {sumMoney(row, sum, currency)}
          </span>
        ),
      }),
    ),
  ]
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHead id={id} title={title} className="pb-3" />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        item={(row) => (
          <ListItem
            title={<NameLink row={row} />}
            chip={<span className="tnum text-base font-title">{moneyWords(row.paid, currency)}</span>}
            essence={m.earningsAndDeductions({
              earnings: sumMoney(row, 'earnings', currency),
              deductions: sumMoney(row, 'deductions', currency),
            })}
            meta={m.peopleAndTaxes({ people: row.people, taxes: sumMoney(row, 'taxes', currency) })}
          />
        )}
      />
    </Card>
  )
}
