import { analytics, type LatenessView } from '@campanile/contract/analytics/analytics.ts'
import { arrivalBands } from '@campanile/contract/analytics/analytics-values.ts'
import { handle } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { inScopeOr, readFrame } from '../scope.service.ts'
import { added, computeFigures, lateShare } from './figures.rules.ts'
import * as repo from './times.repo.ts'
import { listWeeks } from './weeks.repo.ts'

export const readAttendanceHeatmap = handle(analytics.readAttendanceHeatmap, async (ctx, asked) => {
  const { scope, required } = await readFrame(ctx, asked)
  const cells = await inScopeOr(scope, [], (it) => repo.listCells(ctx.reading, it))
  return {
    required,
    cells: cells.map(({ weekday, hour, ...counts }) => ({ weekday, hour, ...computeFigures(counts) })),
  }
})

const lateness = (cells: readonly repo.CellRow[]) => {
  const { present, late } = added(cells)
  return { came: present + late, late, lateShare: lateShare({ present, late }) }
}

export const readLateness = handle(analytics.readLateness, async (ctx, asked): Promise<LatenessView> => {
  const { scope, previousScope } = await readFrame(ctx, asked)
  const [cells, before, arrivals] = await Promise.all([
    inScopeOr(scope, [], (it) => repo.listCells(ctx.reading, it)),
    inScopeOr(previousScope, [], (it) => listWeeks(ctx.reading, it)),
    inScopeOr(scope, [], (it) => repo.readArrivals(ctx.reading, it)),
  ])
  const overall = added(cells)
  const sortedCells = [...cells].sort((one, other) => one.hour - other.hour)
  return {
    overall: computeFigures(overall),
    lateShare: lateShare(overall),
    previousLateShare: lateShare(added(before)),
    arrivals: arrivalBands.map((until, place) => ({ until, count: arrivals[place] ?? 0 })),
    hours: [...groupRows(sortedCells, (it) => it.hour)].map(([hour, all]) => ({ hour, ...lateness(all) })),
    weekdays: [...groupRows(cells, (it) => it.weekday)].map(([weekday, all]) => ({
      weekday,
      ...lateness(all),
    })),
  }
})
