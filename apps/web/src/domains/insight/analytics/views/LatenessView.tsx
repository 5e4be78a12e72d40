import { hourWords, weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { computeShare } from '@campanile/contract/attendance/attendance-figures.ts'
import { Columns } from '#charts/Columns.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { numberWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Figure } from '#ui/Figure.tsx'
import { scopeOf } from '../analyticsView.ts'
import { type RowsPart, rowsPath } from '../drilldown/rowsView.ts'
import { percentChangeWords, percentWords } from '../percentWords.ts'
import { shortWeekdayName } from '../shortWeekdayName.ts'
import { ViewCard } from '../ViewCard.tsx'
import type { ViewProps } from '../viewProps.ts'
import { bandOfMinutes, bandWords } from './bandWords.ts'
import { m } from './messages.ts'

type Part = { came: number; late: number; lateShare: number | null }

interface Named<T> {
  /** Shortened for the chart, and in full. */
  label: (part: T) => string
  name: (part: T) => string
  to: (part: T) => string
}

const columnsOf = <T extends Part>(parts: readonly T[], { label, name, to }: Named<T>) =>
  parts.map((part) => ({
    label: label(part),
    name: m.lateAt({ time: name(part) }),
    value: part.lateShare,
    text: percentWords(part.lateShare),
    to: to(part),
  }))

const rowsOf = <T extends Part>(parts: readonly T[], label: (part: T) => string) =>
  parts.map((part) => [label(part), part.came, part.late, part.lateShare])

const heads = [m.attended(), m.late(), m.latePercent()]

const changeOf = (change: string | null) =>
  change === null
    ? '–'
    : m.change({ change, unit: (text) => <span className="text-base text-ink-3">{text}</span> })

/** Late students of a term: when, and by how much. */
export function LatenessView({ list, overview }: ViewProps) {
  const scope = scopeOf(list.view)
  const lateness = useRead('readLateness', scope)
  const marksAt = (part: RowsPart) => rowsPath('records', 'lateness', scope, part)
  const hourOf = ({ hour }: { hour: number }) => hourWords(hour)
  const dayOf = ({ weekday }: { weekday: number }) => weekdayWords(weekday)
  const lateAtHour = ({ hour }: { hour: number }) => marksAt({ hour, status: 'late' })
  const lateOnDay = ({ weekday }: { weekday: number }) => marksAt({ weekday, status: 'late' })
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <ViewCard
        id="late-share"
        title={m.lateRecords()}
        hint={m.ofStudentsWhoAttended()}
        query={lateness}
        isEmpty={({ lateShare }) => lateShare === null}
      >
        {({ overall, lateShare, previousLateShare }) => (
          <dl className="flex flex-wrap gap-x-10 gap-y-4 pb-2">
            <Figure
              label={m.late()}
              value={percentWords(lateShare)}
              size="xl"
              definition="late-share"
              to={marksAt({ status: 'came' })}
            />
            <Figure
              label={
                overview?.previousTerm
                  ? m.changeFrom({ term: overview.previousTerm.name })
                  : m.changeFromThePreviousTerm()
              }
              value={changeOf(percentChangeWords(lateShare, previousLateShare))}
            />
            <Figure
              label={m.lateRecords()}
              value={numberWords(overall.late)}
              to={marksAt({ status: 'late' })}
            />
            <Figure
              label={m.onTime()}
              value={numberWords(overall.present)}
              to={marksAt({ status: 'present' })}
            />
          </dl>
        )}
      </ViewCard>
      <ViewCard
        id="arrivals"
        title={m.arrivalTimes()}
        hint={m.arrivalTimesHint()}
        query={lateness}
        isEmpty={({ arrivals }) => arrivals.every(({ count }) => count === 0)}
      >
        {({ arrivals }) => {
          const total = arrivals.reduce((sum, { count }) => sum + count, 0)
          const bands = arrivals.map(({ until, count }, place) => ({
            label: bandWords(arrivals[place - 1]?.until ?? null, until),
            name: bandOfMinutes(arrivals[place - 1]?.until ?? null, until),
            count,
            to: marksAt({ arrival: place }),
          }))
          return (
            <WithTable
              label={m.arrivalsByMinutesAfterTheStart()}
              heads={[m.minutes(), m.checkIns(), m.sharePercent()]}
              rows={bands.map(({ label, count }) => [label, count, computeShare(count, total)])}
              links={bands.map(({ to }) => to)}
            >
              <Columns
                summary={bands
                  .map(({ label, count }) => `${label}: ${m.checkInsCounted({ count })}`)
                  .join('; ')}
                columns={bands.map(({ label, name, count, to }) => ({
                  label,
                  name,
                  to,
                  value: count,
                  text: percentWords(computeShare(count, total)),
                }))}
              />
            </WithTable>
          )
        }}
      </ViewCard>
      <ViewCard
        id="late-hours"
        title={m.byStartingHour()}
        hint={m.lateOfStudentsWhoAttended()}
        query={lateness}
        isEmpty={({ hours }) => hours.length === 0}
      >
        {({ hours }) => (
          <WithTable
            label={m.lateByStartingHour()}
            heads={[m.hour(), ...heads]}
            rows={rowsOf(hours, hourOf)}
            links={hours.map(lateAtHour)}
          >
            <Columns
              summary={hours.map((it) => `${hourOf(it)} ${percentWords(it.lateShare)}`).join('; ')}
              columns={columnsOf(hours, {
                label: ({ hour }) => hourWords(hour).slice(0, 2),
                name: hourOf,
                to: lateAtHour,
              })}
            />
          </WithTable>
        )}
      </ViewCard>
      <ViewCard
        id="late-weekdays"
        title={m.byWeekday()}
        hint={m.lateOfStudentsWhoAttended()}
        query={lateness}
        isEmpty={({ weekdays }) => weekdays.length === 0}
      >
        {({ weekdays }) => (
          <WithTable
            label={m.lateByWeekday()}
            heads={[m.weekday(), ...heads]}
            rows={rowsOf(weekdays, dayOf)}
            links={weekdays.map(lateOnDay)}
          >
            <Columns
              summary={weekdays.map((it) => `${dayOf(it)} ${percentWords(it.lateShare)}`).join('; ')}
              columns={columnsOf(weekdays, {
                label: ({ weekday }) => shortWeekdayName(weekday),
                name: dayOf,
                to: lateOnDay,
              })}
            />
          </WithTable>
        )}
      </ViewCard>
    </div>
  )
}
