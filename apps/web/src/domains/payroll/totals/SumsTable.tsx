import type { PaySums } from '@campanile/contract/analytics-staff.ts'
import { useId } from 'react'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { moneyWords } from '../money.ts'

interface SumsRow extends PaySums {
  id: string
  name: string
}

interface SumsTableProps {
  title: string
  /** Of the first column. */
  head: string
  currency: string
  rows: readonly SumsRow[]
}

type Sum = 'earnings' | 'deductions' | 'taxes' | 'corrections' | 'net'

const sumWords: Record<Sum, string> = {
  earnings: 'Earnings',
  deductions: 'Deductions',
  taxes: 'Taxes',
  corrections: 'Corrections',
  net: 'Net',
}

/** Sums of pay, a row for each part. */
export function SumsTable({ title, head, currency, rows }: SumsTableProps) {
  const id = useId()
  const columns: Column<SumsRow>[] = [
    { id: 'name', head, cell: (row) => <span className="font-[600]">{row.name}</span> },
    { id: 'people', head: 'People', align: 'right', cell: (row) => row.people },
    ...(Object.keys(sumWords) as Sum[]).map(
      (sum): Column<SumsRow> => ({
        id: sum,
        head: sumWords[sum],
        align: 'right',
        cell: (row) => (
          <span className={sum === 'net' ? 'font-[620]' : undefined}>{moneyWords(row[sum], currency)}</span>
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
            title={row.name}
            chip={<span className="tnum text-base font-[620]">{moneyWords(row.net, currency)}</span>}
            essence={`Earnings ${moneyWords(row.earnings, currency)}, deductions ${moneyWords(row.deductions, currency)}`}
            meta={`${row.people} people, taxes ${moneyWords(row.taxes, currency)}`}
          />
        )}
      />
    </Card>
  )
}
