import { analyticsGroups } from '@campanile/contract/analytics/analytics-values.ts'
import { Lines } from '#charts/Lines.tsx'
import { percentSpan } from '#charts/scale.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { addressFor } from '#lib/api.ts'
import { oneOf } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { FigureDefinition } from '#ui/FigureDefinition.tsx'
import { Select } from '#ui/Select.tsx'
import { scopeOf } from '../analyticsView.ts'
import { rowsPath } from '../drilldown/rowsView.ts'
import { groupOptions } from '../groupWords.ts'
import { ViewCard } from '../ViewCard.tsx'
import { WeekLinks } from '../WeekLinks.tsx'
import { m } from './messages.ts'
import { splitWords, trendLines } from './trendLines.ts'

const whole = 'all'

/** Attendance week by week: all together against the term before, or by group. */
export function TrendCard({ list }: { list: ListControl }) {
  const scope = scopeOf(list.view)
  const by = oneOf(analyticsGroups, list.view.filters.split)
  const asked = { ...scope, ...(by && { by }) }
  const trend = useRead('readAttendanceTrend', asked)
  const sessionsOf = (week: string) => rowsPath('sessions', '', scope, { week })
  return (
    <ViewCard
      id="trend"
      title={m.trend()}
      hint={
        <>
          {by && trend.data ? splitWords(by, trend.data) : m.weeklyAttendancePercent()}
          <FigureDefinition label={m.weeklyAttendance()} name="attendance" />
        </>
      }
      query={trend}
      exported={{
        label: m.exportTheTrend(),
        address: (format) => addressFor('exportAnalytics', { ...asked, view: 'trend', format }),
      }}
      isEmpty={({ weeks }) => weeks.every(({ percentage }) => percentage === null)}
      actions={
        <Select
          label={m.splitTheTrendBy()}
          prefix={m.splitBy()}
          value={by ?? whole}
          onChange={(value) => list.setFilter('split', value === whole ? '' : value)}
          options={[{ value: whole, label: m.nothing() }, ...groupOptions]}
        />
      }
    >
      {(data) => {
        const { numbers, series } = trendLines(data, by !== undefined)
        return (
          <>
            <WithTable
              label={m.weeklyAttendance()}
              heads={[m.week(), ...series.map(({ name }) => m.percentOf({ name }))]}
              rows={numbers.map((number, place) => [
                m.weekNumber({ week: number }),
                ...series.map(({ values }) => values[place] ?? null),
              ])}
            >
              <Lines
                summary={m.weeklyAttendanceRequired({ required: data.required })}
                labels={numbers.map((number) => m.shortWeek({ week: number }))}
                span={percentSpan(
                  series.flatMap(({ values }) => values),
                  data.required,
                )}
                rule={data.required}
                series={series}
              />
            </WithTable>
            <WeekLinks of="sessions" weeks={data.weeks} to={sessionsOf} />
          </>
        )
      }}
    </ViewCard>
  )
}
