import { hourWords, weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { useNavigate } from 'react-router'
import { HeatMap } from '#charts/HeatMap.tsx'
import { heatGrid } from '#charts/heatGrid.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { addressFor } from '#lib/api.ts'
import { percentText } from '#lib/figures.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { scopeOf } from '../analyticsView.ts'
import { type RowsPart, rowsPath } from '../drilldown/rowsView.ts'
import { shortWeekdayName } from '../shortWeekdayName.ts'
import { ViewCard } from '../ViewCard.tsx'
import { m } from './messages.ts'

/** Attendance by weekday and starting hour; a cell opens its sessions. */
export function HeatCard({ list }: { list: ListControl }) {
  const scope = scopeOf(list.view)
  const heatmap = useRead('readAttendanceHeatmap', scope)
  const navigate = useNavigate()
  const sessionsOf = (part: RowsPart) => rowsPath('sessions', '', scope, part)
  return (
    <ViewCard
      id="heat"
      title={m.attendanceByTime()}
      hint={m.heatMapHint()}
      query={heatmap}
      exported={{
        label: m.exportWeekdaysAndHours(),
        address: (format) => addressFor('exportAnalytics', { ...scope, view: 'heatmap', format }),
      }}
      isEmpty={({ cells }) => cells.length === 0}
    >
      {({ cells, required }) => {
        const { weekdays, hours, at } = heatGrid(cells)
        return (
          <WithTable
            label={m.attendanceByWeekdayAndStartingHour()}
            heads={[m.weekday(), ...hours.map(hourWords)]}
            links={weekdays.map((weekday) => sessionsOf({ weekday }))}
            rows={weekdays.map((weekday) => [
              weekdayWords(weekday),
              ...hours.map((hour) => at(weekday, hour)?.percentage ?? null),
            ])}
          >
            <HeatMap
              label={m.attendanceByWeekdayAndStartingHour()}
              rows={weekdays.map(shortWeekdayName)}
              columns={hours.map((hour) => hourWords(hour).slice(0, 2))}
              required={required}
              cells={weekdays.map((weekday) =>
                hours.map((hour) => {
                  const cell = at(weekday, hour)
                  const time = { weekday: weekdayWords(weekday), hour: hourWords(hour) }
                  const shown = cell ? percentage(tally(cell), 0) : null
                  return {
                    rate: cell?.percentage ?? null,
                    shown,
                    words:
                      cell && shown !== null
                        ? m.percentInSessions({
                            ...time,
                            percent: percentText(shown),
                            sessions: cell.sessions,
                          })
                        : m.noSessions(time),
                  }
                }),
              )}
              onOpen={(row, column) => {
                const [weekday, hour] = [weekdays[row], hours[column]]
                if (weekday !== undefined && hour !== undefined) navigate(sessionsOf({ weekday, hour }))
              }}
            />
          </WithTable>
        )
      }}
    </ViewCard>
  )
}
