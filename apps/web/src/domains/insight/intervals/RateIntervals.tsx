import { Intervals } from '#charts/Intervals.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import { type rateIntervals, sides } from './rateIntervals.ts'

interface RateIntervalsProps {
  rows: ReturnType<typeof rateIntervals>
  required: number
}

/** The rates of a list as a chart: which are below the requirement, and which may be. */
export function RateIntervals({ rows, required }: RateIntervalsProps) {
  if (rows.length < 2) return null
  const summary = m.summary({ ...sides(rows, required), required })
  const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
  return (
    <Card aria-labelledby="rate-intervals" className="mt-5">
      <CardHead id="rate-intervals" title={m.title()} hint={m.whatIntervalsAre()} />
      <div className="px-5 pt-3 pb-4 max-sm:px-4">
        <p className="mb-3 text-base text-ink-2">{summary}</p>
        <WithTable
          label={m.title()}
          heads={[m.name(), m.attendance(), m.low(), m.high(), m.records()]}
          rows={rows.map(({ name, rate, low, high, counted }) => [
            name,
            rate,
            rounded(low),
            rounded(high),
            counted,
          ])}
          links={rows.map(({ to }) => to)}
        >
          <Intervals rows={rows} required={required} summary={summary} />
        </WithTable>
      </div>
    </Card>
  )
}
