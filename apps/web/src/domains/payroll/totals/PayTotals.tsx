import type { PaySums } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { Columns } from '#charts/Columns.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { seriesWords } from '#lib/listWords.ts'
import { monthAndYear, shortMonth } from '#lib/plainDate.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Figure } from '#ui/Figure.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { moneyWords, wholeMoney } from '../money.ts'
import { m } from './messages.ts'
import { SumsTable } from './SumsTable.tsx'

/** A link to the payslips behind a total. */
type SlipsOf = (part: { month?: string; employment?: string }) => string

const firstDay = (month: string) => `${month}-01`

interface MonthsProps {
  months: readonly (PaySums & { month: string })[]
  currency: string
  slipsOf: SlipsOf
}

/** Pay month by month. */
const Months = ({ months, currency, slipsOf }: MonthsProps) => (
  <WithTable
    label={m.paidByMonth()}
    heads={[m.month(), m.people(), m.paid()]}
    links={months.map(({ month }) => slipsOf({ month }))}
    rows={months.map((it) => [monthAndYear(firstDay(it.month)), it.people, moneyWords(it.paid, currency)])}
  >
    <Columns
      summary={seriesWords(
        months.map((it) =>
          m.monthAndAmount({
            month: monthAndYear(firstDay(it.month)),
            amount: moneyWords(it.paid, currency),
          }),
        ),
      )}
      columns={months.map((it) => ({
        label: shortMonth(firstDay(it.month)),
        name: monthAndYear(firstDay(it.month)),
        to: slipsOf({ month: it.month }),
        value: it.paid,
        text: wholeMoney(it.paid, currency),
      }))}
    />
  </WithTable>
)

interface PayTotalsProps {
  termId: string | undefined
  slipsOf: SlipsOf
}

/** Totals of a term's approved pay runs. */
export function PayTotals({ termId, slipsOf }: PayTotalsProps) {
  const query = useRead('readPayTotals', { termId }, { version: termId })
  return (
    <Loaded
      query={query}
      failure={m.weCouldntLoadTheTotals()}
      heading="h2"
      frame={(status) => <Card>{status}</Card>}
    >
      {(data) => {
        if (data.months.length === 0) {
          return (
            <Card>
              <Empty kind="none" title={m.noApprovedRunsThisTerm()}>
                {m.totalsAppearOnceApproved()}
              </Empty>
            </Card>
          )
        }
        return (
          <div className="grid grid-cols-1 gap-5">
            {data.recorded && <Alert tone="info">{m.totalsRevealOnePersonsPay()}</Alert>}
            <Card aria-labelledby="pay-months">
              <CardHead
                id="pay-months"
                title={m.paid()}
                hint={`${m.peopleCount({ people: data.overall.people })} · ${m.monthCount({ months: data.months.length })}`}
              />
              <div className="px-5 pb-3 pt-4 max-sm:px-4">
                <dl className="mb-4">
                  <Figure
                    label={m.total()}
                    definition="paid"
                    size="xl"
                    value={moneyWords(data.overall.paid, data.currency)}
                    to={slipsOf({})}
                    toLabel={m.seeThePayslips()}
                  />
                </dl>
                <Months months={data.months} currency={data.currency} slipsOf={slipsOf} />
              </div>
            </Card>
            <SumsTable
              title={m.byMonth()}
              head={m.month()}
              currency={data.currency}
              rows={data.months.map((it) => ({
                ...it,
                id: it.month,
                name: monthAndYear(firstDay(it.month)),
                to: slipsOf({ month: it.month }),
              }))}
            />
            <SumsTable
              title={m.byEmployment()}
              head={m.employment()}
              currency={data.currency}
              rows={data.employmentTypes.map((it) => ({
                ...it,
                id: it.employmentType ?? 'none',
                name: paidAs(it.employmentType),
                to: slipsOf({ employment: it.employmentType ?? 'none' }),
              }))}
            />
          </div>
        )
      }}
    </Loaded>
  )
}
