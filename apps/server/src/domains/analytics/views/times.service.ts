import { analytics, type LatenessView } from '@campanile/contract/analytics/analytics.ts'
import { arrivalBands } from '@campanile/contract/analytics/analytics-values.ts'
import { handle } from '#http/handle.ts'
import { groupedBy } from '#platform/grouped.ts'
import { frameOf, inScopeOr } from '../scope.service.ts'
import { added, figuresOf, lateShareOf } from './figures.rules.ts'
import * as repo from './times.repo.ts'
import { listWeeks } from './weeks.repo.ts'

export const readAttendanceHeatmap = handle(analytics.readAttendanceHeatmap, async (ctx, asked) => {
  const { scope, required } = await frameOf(ctx, asked)
  const cells = await inScopeOr(scope, [], (it) => repo.listCells(ctx.reading, it))
  return {
    required,
    cells: cells.map(({ weekday, hour, ...counts }) => ({ weekday, hour, ...figuresOf(counts) })),
  }
})

const lateness = (cells: readonly repo.CellRow[]) => {
  const { present, late } = added(cells)
  return { came: present + late, late, lateShare: lateShareOf({ present, late }) }
}

export const readLateness = handle(analytics.readLateness, async (ctx, asked): Promise<LatenessView> => {
  const { scope, previousScope } = await frameOf(ctx, asked)
  const [cells, before, arrivals] = await Promise.all([
    inScopeOr(scope, [], (it) => repo.listCells(ctx.reading, it)),
    inScopeOr(previousScope, [], (it) => listWeeks(ctx.reading, it)),
    inScopeOr(scope, [], (it) => repo.readArrivals(ctx.reading, it)),
  ])
  const overall = added(cells)
  const sortedCells = [...cells].sort((one, other) => one.hour - other.hour)
  return {
    overall: figuresOf(overall),
    lateShare: lateShareOf(overall),
    previousLateShare: lateShareOf(added(before)),
    arrivals: arrivalBands.map((until, place) => ({ until, count: arrivals[place] ?? 0 })),
    hours: [...groupedBy(sortedCells, (it) => it.hour)].map(([hour, all]) => ({ hour, ...lateness(all) })),
    weekdays: [...groupedBy(cells, (it) => it.weekday)].map(([weekday, all]) => ({
      weekday,
      ...lateness(all),
    })),
  }
})
