import type { CampusPulse } from '@campanile/contract/analytics/campus-pulse.ts'
import { Lines } from '#charts/Lines.tsx'
import { percentSpan } from '#charts/scale.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

const hasBefore = ({ previousTerm, weeks }: CampusPulse) =>
  previousTerm !== null && weeks.some(({ before }) => before !== null)

function TrendLines({ pulse }: { pulse: CampusPulse }) {
  const { weeks, required, term, previousTerm } = pulse
  const now = weeks.map((it) => it.now)
  const before = weeks.map((it) => it.before)
  const compares = hasBefore(pulse)
  const latest = now.findLast((it) => it !== null)
  const label = term ? m.weeklyAttendanceIn({ term: term.name }) : m.weeklyAttendance()
  const line = {
    id: 'now',
    name: compares ? m.thisTerm() : (term?.name ?? ''),
    colour: 'var(--c1)',
    values: now,
  }
  const compared = {
    id: 'before',
    name: m.lastTerm(),
    colour: 'var(--ink-3)',
    dash: '4 4',
    quiet: true,
    values: before,
  }
  return (
    <WithTable
      label={label}
      heads={[
        m.week(),
        m.thisTermPercent(),
        ...(compares ? [m.termPercent({ term: previousTerm?.name ?? '' })] : []),
      ]}
      rows={weeks.map((it) => [m.weekNumber({ week: it.number }), it.now, ...(compares ? [it.before] : [])])}
    >
      <Lines
        summary={
          latest === undefined || latest === null
            ? m.noWeekYet({ chart: label, required })
            : m.latestWeek({ chart: label, latest, required })
        }
        labels={weeks.map(({ number }) => m.shortWeek({ week: number }))}
        span={percentSpan([...now, ...before], required)}
        rule={required}
        series={compares ? [compared, line] : [line]}
        height={216}
      />
    </WithTable>
  )
}

/** Attendance week by week, against the same week of the term before. */
export function TermTrend() {
  const query = useRead('readCampusPulse', {}, { everyMinute: true })
  const { data } = query
  return (
    <Card aria-labelledby="term-trend">
      <CardHead
        id="term-trend"
        title={m.thisTerm()}
        hint={
          data?.previousTerm && hasBefore(data)
            ? m.weeklyAttendanceAgainst({ term: data.previousTerm.name })
            : m.weeklyAttendance()
        }
      >
        <CardLink to="/app/analytics">{m.analytics()}</CardLink>
      </CardHead>
      <Loaded query={query} failure={m.weCouldntLoadTheTrend()}>
        {(pulse) =>
          pulse.weeks.some((it) => it.now !== null) ? (
            <div className="px-5 pb-3 pt-3 max-sm:px-3">
              <TrendLines pulse={pulse} />
            </div>
          ) : (
            <Empty kind="none" heading="h3" title={m.noDataForThisTermYet()}>
              {m.figuresAppearAfterTheFirstWeek()}
            </Empty>
          )
        }
      </Loaded>
    </Card>
  )
}
