import type { PayslipRow } from '@campanile/contract/payroll/payslips.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { aboutPaidPerson } from '../aboutPaidPerson.tsx'
import { moneyWords, signedMoney } from '../money.ts'
import { m } from './messages.ts'

/** Facts to review before this is paid. */
const SlipWarnings = ({ row }: { row: PayslipRow }) => (
  <span className="flex flex-wrap gap-1.5">
    {row.openDiscrepancies > 0 && (
      <Chip tone="warn" glyph="exclamation">
        {m.discrepancyCount({ discrepancies: row.openDiscrepancies })}
      </Chip>
    )}
    {!row.hasBankDetails && (
      <Chip tone="warn" glyph="exclamation">
        {m.noBankDetails()}
      </Chip>
    )}
  </span>
)

/** An amount in one line, together with its minus. */
const Amount = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

/** The difference to the person's net pay in the run before. */
const SlipChange = ({ change, currency }: { change: number | null; currency: string }) => {
  if (change === null) return <span className="text-ink-3">{m.new()}</span>
  if (change === 0) return <span className="text-ink-3">–</span>
  return <Amount>{signedMoney(change, currency)}</Amount>
}

export const slipColumns = (currency: string, onOpen: (payslipId: string) => void): Column<PayslipRow>[] => {
  const amount = (id: string, head: string, of: (row: PayslipRow) => number): Column<PayslipRow> => ({
    id,
    head,
    align: 'right',
    className: 'max-lg:hidden',
    cell: (row) =>
      of(row) === 0 ? (
        <span className="text-ink-3">–</span>
      ) : (
        <Amount>{moneyWords(of(row), currency)}</Amount>
      ),
  })
  return [
    {
      id: 'person',
      head: m.person(),
      sortable: true,
      className: 'w-[28%] max-w-0',
      ...aboutPaidPerson,
    },
    amount('earnings', m.earnings(), (row) => row.earnings),
    amount('deductions', m.deductions(), (row) => -row.deductions),
    amount('taxes', m.taxes(), (row) => -row.taxes),
    {
      ...amount('adjusted-and-carried', m.adjustedAndCarried(), (row) => row.adjustments + row.carried),
      cell: ({ adjustments, carried }) =>
        adjustments + carried === 0 ? (
          <span className="text-ink-3">–</span>
        ) : (
          <Amount>{signedMoney(adjustments + carried, currency)}</Amount>
        ),
    },
    {
      id: 'net',
      head: m.netPay(),
      sortable: true,
      align: 'right',
      cell: ({ net }) => <span className="font-strong text-ink">{moneyWords(net, currency)}</span>,
      phone: {
        essence: ({ net, change }) => (
          <span className="tnum font-label text-ink">
            {moneyWords(net, currency)}{' '}
            <span className="text-sm font-body text-ink-3">
              (<SlipChange change={change} currency={currency} />)
            </span>
          </span>
        ),
      },
    },
    {
      id: 'change',
      head: m.change(),
      sortable: true,
      align: 'right',
      className: 'max-lg:hidden',
      cell: ({ change }) => <SlipChange change={change} currency={currency} />,
    },
    { id: 'warnings', head: m.toReview(), cell: (row) => <SlipWarnings row={row} />, phone: 'meta' },
    {
      id: 'acts',
      head: m.actions(),
      headHidden: true,
      className: 'w-px',
      cell: ({ id, person }) => (
        <Button size="sm" variant="ghost" onClick={() => onOpen(id)}>
          {m.viewPayslipOf({
            personName: person.name,
            span: hidden,
          })}
        </Button>
      ),
      phone: 'action',
    },
  ]
}
