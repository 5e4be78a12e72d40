import { type AnalyticsGroup, analyticsGroups } from '@campanile/contract/analytics-values.ts'
import { useState } from 'react'
import { Lines } from '#charts/Lines.tsx'
import { percentSpan } from '#charts/scale.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { oneOf } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Select } from '#ui/Select.tsx'
import { useTrend } from '../analytics.api.ts'
import { scopeOf } from '../analyticsView.ts'
import { groupOptions } from '../groupWords.ts'
import { ViewCard } from '../ViewCard.tsx'
import { trendLines } from './trendLines.ts'

const whole = 'all'

/** Attendance week by week: all together against the term before, or by group. */
export function TrendCard({ list }: { list: ListControl }) {
  const [by, setBy] = useState<AnalyticsGroup>()
  const trend = useTrend({ ...scopeOf(list.view), ...(by && { by }) })
  return (
    <ViewCard
      id="trend"
      title="Trend"
      hint={by ? 'Weekly attendance, %, of the four with the most marks' : 'Weekly attendance, %'}
      query={trend}
      isEmpty={({ weeks }) => weeks.every(({ percentage }) => percentage === null)}
      actions={
        <Select
          label="Split the trend by"
          prefix="Split by"
          value={by ?? whole}
          onChange={(value) => setBy(oneOf(analyticsGroups, value))}
          options={[{ value: whole, label: 'Nothing' }, ...groupOptions]}
        />
      }
    >
      {(data) => {
        const { numbers, series } = trendLines(data, by !== undefined)
        return (
          <>
            <WithTable
              label="Weekly attendance"
              heads={['Week', ...series.map(({ name }) => `${name}, %`)]}
              rows={numbers.map((number, place) => [
                `Week ${number}`,
                ...series.map(({ values }) => values[place] ?? null),
              ])}
            >
              <Lines
                summary={`Weekly attendance; ${data.required}% is required`}
                labels={numbers.map((number) => `W${number}`)}
                span={percentSpan(
                  series.flatMap(({ values }) => values),
                  data.required,
                )}
                rule={data.required}
                series={series}
              />
            </WithTable>
            <WeekLinks
              weeks={data.weeks}
              onOpen={(week) => list.setFilters({ rows: '1', week, weekday: '', hour: '' })}
            />
          </>
        )
      }}
    </ViewCard>
  )
}

interface WeekLinksProps {
  weeks: readonly { week: string; number: number }[]
  onOpen: (week: string) => void
}

/** The way to what a week is made of. */
const WeekLinks = ({ weeks, onOpen }: WeekLinksProps) => (
  <div className="flex flex-wrap items-center gap-1 text-sm text-ink-3">
    <span className="mr-1">Sessions of week</span>
    {weeks.map(({ week, number }) => (
      <button
        key={week}
        type="button"
        onClick={() => onOpen(week)}
        aria-label={`Sessions of week ${number}`}
        className="tnum grid h-7 min-w-7 place-items-center rounded-sm px-1 font-[560] text-brand-ink hover:bg-hover max-md:h-10 max-md:min-w-10"
      >
        {number}
      </button>
    ))}
  </div>
)
