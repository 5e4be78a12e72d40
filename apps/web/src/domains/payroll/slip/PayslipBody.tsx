import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { lineMoney } from '../lineMoney.ts'
import { moneyWords } from '../money.ts'
import { totalLines } from '../runs/runWords.ts'
import { m } from './messages.ts'
import { PayLineRow } from './PayLineRow.tsx'
import { lineGroups, slipPaymentWords } from './slipWords.ts'

interface PayslipBodyProps {
  slip: Payslip
  side: 'admin' | 'own'
  onAsk?: (line: PayLine) => void
}

/** A payslip line by line, from pay to net pay, and the year so far. */
export function PayslipBody({ slip, side, onAsk }: PayslipBodyProps) {
  const { currency, yearToDate } = slip
  const payment = slipPaymentWords(slip)
  // Below a panel's title, or a page's.
  const Heading = side === 'admin' ? 'h3' : 'h2'
  return (
    <div className="grid grid-cols-1 gap-6">
      {lineGroups(slip.lines).map(({ title, linesLabel, lines, kind, amount }) => (
        <section key={title} aria-label={title}>
          <Heading className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5 text-sm font-title">
            {title}
            <span className="tnum">{lineMoney({ kind, amount }, currency)}</span>
          </Heading>
          <ul aria-label={linesLabel} className="divide-y divide-line">
            {lines.map((line) => (
              <PayLineRow key={line.id} slip={slip} line={line} side={side} {...(onAsk && { onAsk })} />
            ))}
          </ul>
        </section>
      ))}
      <section
        aria-label={m.netPay()}
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg bg-brand-tint px-4 py-3.5 text-brand-ink"
      >
        <Heading className="text-md font-title">{m.netPay()}</Heading>
        <p className="tnum text-2xl font-title">{moneyWords(slip.net, currency)}</p>
        {payment && <p className="tnum w-full text-sm">{payment}</p>}
      </section>
      <section aria-label={m.yearSoFar({ year: yearToDate.year })}>
        <Heading className="mb-2 text-sm font-title">{m.yearSoFar({ year: yearToDate.year })}</Heading>
        <FactTiles sunken>
          {totalLines(yearToDate).map(({ label, ...sum }) => (
            <Fact key={label} label={label}>
              {lineMoney(sum, currency)}
            </Fact>
          ))}
          <Fact label={m.netPay()}>{moneyWords(yearToDate.net, currency)}</Fact>
        </FactTiles>
      </section>
    </div>
  )
}
