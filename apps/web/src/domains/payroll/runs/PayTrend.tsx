import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Columns } from '#charts/Columns.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { percentText } from '#lib/figures.ts'
import { shortMonth } from '#lib/plainDate.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { moneyWords, shortMoney, signedMoney } from '../money.ts'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'
import { changeFrom, trendOf } from './payTrend.ts'

/** Net pay of the latest runs, and how the last one differs from the one before. */
export function PayTrend({ runs }: { runs: readonly PayRun[] }) {
  const shown = trendOf(runs)
  const latest = shown.at(-1)
  if (!latest || shown.length < 2) return null
  const { currency } = latest
  const changes = shown.map((run, at) => changeFrom(shown[at - 1], run))
  const summary = summaryOf(latest, shown.at(-2), changes.at(-1) ?? null)
  return (
    <Card aria-labelledby="pay-trend" className="mt-5">
      <CardHead id="pay-trend" title={m.netPayByMonth()} />
      <div className="px-5 pt-2 pb-4 max-sm:px-4">
        <p className="tnum mb-4 text-base text-ink-2">{summary}</p>
        <WithTable
          label={m.netPayByMonth()}
          heads={[m.month(), m.people(), m.netPay(), m.changeFromRunBefore()]}
          links={shown.map(({ id }) => runPath(id))}
          rows={shown.map((run, at) => [
            monthWords(run.month),
            run.totals.people,
            moneyWords(run.totals.net, currency),
            changeText(changes[at] ?? null, currency),
          ])}
        >
          <Columns
            summary={summary}
            columns={shown.map(({ id, month, totals }) => ({
              label: shortMonth(`${month}-01`),
              name: monthWords(month),
              value: Math.max(0, totals.net),
              text: shortMoney(totals.net, currency),
              to: runPath(id),
            }))}
          />
        </WithTable>
      </div>
    </Card>
  )
}

type Change = ReturnType<typeof changeFrom>

const changeText = (change: Change, currency: string) =>
  change &&
  (change.percent === null
    ? signedMoney(change.net, currency)
    : m.changeAndPercent({
        change: signedMoney(change.net, currency),
        percent: percentText(Math.abs(change.percent)),
      }))

function summaryOf(latest: PayRun, before: PayRun | undefined, change: Change): string {
  const { month, currency, totals } = latest
  const facts = { month: monthWords(month), net: moneyWords(totals.net, currency) }
  if (!before || !change) return m.netPayOf(facts)
  const than = {
    ...facts,
    before: monthWords(before.month),
    change: moneyWords(Math.abs(change.net), currency),
  }
  if (change.net === 0) return m.netPayUnchanged(than)
  return change.net > 0 ? m.netPayMoreThan(than) : m.netPayLessThan(than)
}
