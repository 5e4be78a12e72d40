import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Link } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { Figure } from '#ui/Figure.tsx'
import { lineMoney } from '../lineMoney.ts'
import { moneyWords } from '../money.ts'
import { runPath } from '../payrollPaths.ts'
import { m } from './messages.ts'
import { RunSteps } from './RunSteps.tsx'
import { payChangeWords, runPaymentWords, totalLines } from './runWords.ts'

/** The run's totals, and the steps completed. */
export function RunSummary({ run }: { run: PayRun }) {
  const { totals, currency } = run
  const payment = runPaymentWords(run)
  const change = payChangeWords(run)
  return (
    <Card
      aria-label={m.summary()}
      className="mb-5 grid gap-x-8 gap-y-5 px-5 py-4 max-sm:px-4 lg:grid-cols-lead-trail"
    >
      <div>
        <dl>
          <Figure
            label={m.netPay()}
            definition="net-pay"
            size="lg"
            value={moneyWords(totals.net, currency)}
          />
        </dl>
        <p className="tnum text-sm text-ink-2">{m.personCount({ people: totals.people })}</p>
        {payment && <p className="tnum text-sm text-ink-2">{payment}</p>}
        {change && (
          <p className="tnum text-sm text-ink-2">
            {change} ·{' '}
            <Link
              to={`${runPath(run.id)}?sort=-change`}
              className="font-label text-brand-ink hover:underline"
            >
              {m.largestChanges()}
            </Link>
          </p>
        )}
      </div>
      <dl className="flex flex-wrap content-start gap-x-8 gap-y-3 lg:border-s lg:border-line lg:ps-8">
        {totalLines(totals).map(({ label, ...sum }) => (
          <div key={label} className="min-w-24">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="tnum text-md font-label">{lineMoney(sum, currency)}</dd>
          </div>
        ))}
      </dl>
      <RunSteps run={run} />
    </Card>
  )
}
