import { payLineKindWords } from '@campanile/contract/payroll/pay-values.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '#ui/Figure.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { lineMoney } from '../lineMoney.ts'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'

/** The totals of my payslips of a year, line by line. */
export function YearCard({ year }: { year: number }) {
  const query = useRead('readMyPayYear', { year })
  const { data } = query
  return (
    <Card aria-labelledby="pay-year">
      <CardHead
        id="pay-year"
        title={m.yearSoFar({ year })}
        hint={data && m.payslipCount({ payslips: data.payslips })}
        className="border-b border-line pb-3.5"
      />
      <Loaded query={query} failure={m.weCouldntLoadThisYear()}>
        {(data) => (
          <div className="px-5 pb-5 pt-4 max-sm:px-4">
            <dl className="mb-3">
              <Figure
                label={m.paid()}
                definition="paid"
                value={moneyWords(data.totals.paid, data.currency)}
              />
            </dl>
            <dl className="divide-y divide-line">
              {data.items.map(({ kind, adjusts, label, amount }) => (
                <div
                  key={`${kind} ${adjusts} ${label}`}
                  className="flex items-baseline justify-between gap-4 py-2"
                >
                  <dt className="min-w-0">
                    <span className="block break-words text-base">{label}</span>
                    {label !== payLineKindWords[kind] && (
                      <span className="block text-xs text-ink-3">{payLineKindWords[kind]}</span>
                    )}
                  </dt>
                  <dd className="tnum shrink-0 text-base font-label">
                    {lineMoney({ kind, amount }, data.currency)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </Loaded>
    </Card>
  )
}
