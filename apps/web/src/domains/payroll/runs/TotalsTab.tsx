import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { payLineKindWords } from '@campanile/contract/payroll/pay-values.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { lineMoney } from '../lineMoney.ts'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'

type ItemTotal = Answer<'listPayRunTotals'>['items'][number]

/** The kind of a line, unless its name already states it. */
const kindOf = ({ kind, label }: ItemTotal) =>
  payLineKindWords[kind] === label ? undefined : payLineKindWords[kind]

const columns = (currency: string): Column<ItemTotal>[] => [
  {
    id: 'label',
    head: m.line(),
    className: 'w-[55%]',
    cell: (it) => <CellWithSub sub={kindOf(it)}>{it.label}</CellWithSub>,
  },
  { id: 'people', head: m.people(), align: 'right', cell: ({ people }) => people },
  {
    id: 'amount',
    head: m.amount(),
    align: 'right',
    cell: (it) => <span className="font-strong text-ink">{lineMoney(it, currency)}</span>,
  },
]

/** The run's total for each kind of line and each item. */
export function TotalsTab({ run }: { run: PayRun }) {
  const query = useRead('listPayRunTotals', { payRunId: run.id })
  return (
    <Card aria-label={m.totals()}>
      <Loaded query={query} failure={m.weCouldntLoadTheTotals()} heading="h2">
        {(data) =>
          data.items.length === 0 ? (
            <Empty kind="none" title={m.nothingComputedYet()} />
          ) : (
            <>
              <DataTable
                label={m.totalsByLine()}
                columns={columns(data.currency)}
                rows={data.items}
                rowKey={({ kind, label, adjusts }) => `${kind} ${adjusts} ${label}`}
                item={(it) => (
                  <ListItem
                    title={it.label}
                    chip={<span className="tnum shrink-0 font-label">{lineMoney(it, data.currency)}</span>}
                    meta={[kindOf(it), m.personCount({ people: it.people })].filter(Boolean).join(' · ')}
                  />
                )}
              />
              <p className="flex justify-between gap-4 border-t border-line px-5 py-3.5 text-md font-title max-md:px-4">
                {m.netPayAmount({
                  amount: moneyWords(data.totals.net, data.currency),
                  span: (text) => <span className="tnum">{text}</span>,
                })}
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
