import type { AttendanceTrend, analytics } from '@campanile/contract/analytics.ts'
import type { AnalyticsGroup } from '@campanile/contract/analytics-values.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { groupedBy } from '#platform/grouped.ts'
import { figuresOf, weekNumber } from './figures.rules.ts'
import { frameOf, inScopeOr } from './scope.service.ts'
import type { Scope } from './scope.sql.ts'
import * as repo from './weeks.repo.ts'

/** Lines that a person can tell apart. */
const mostSeries = 8

const weekOf = (from: string) => (row: repo.WeekRow) => ({
  week: row.week,
  number: weekNumber(from, row.week),
  ...figuresOf(row),
})

/** The groups with the most marks, each week by week. */
export async function seriesOf(
  ctx: SignedIn,
  scope: Scope,
  { by, most, from }: { by: AnalyticsGroup; most: number; from: string },
) {
  const rows = await repo.listGroupWeeks(ctx.db, scope, by, most)
  return [...groupedBy(rows, (row) => row.id)].map(([id, weeks]) => ({
    id,
    name: weeks[0]!.name,
    weeks: weeks.map(weekOf(from)),
  }))
}

export const readAttendanceTrend: Handler<typeof analytics.readAttendanceTrend> = async (
  ctx,
  { by, ...asked },
): Promise<AttendanceTrend> => {
  const { term, previousTerm, required, scope, previousScope } = await frameOf(ctx, asked)
  const [weeks, previous, series] = await Promise.all([
    inScopeOr(scope, [], (it) => repo.listWeeks(ctx.db, it)),
    inScopeOr(previousScope, [], (it) => repo.listWeeks(ctx.db, it)),
    by ? inScopeOr(scope, [], (it) => seriesOf(ctx, it, { by, most: mostSeries, from: term!.from })) : [],
  ])
  return {
    term,
    required,
    weeks: weeks.map(weekOf(term?.from ?? '')),
    previous: previous.map(weekOf(previousTerm?.from ?? '')),
    series,
  }
}

export const readAttendanceHistory: Handler<typeof analytics.readAttendanceHistory> = async (ctx) => {
  const [{ settings }, rows] = await Promise.all([currentInstitution(ctx), repo.listTermCounts(ctx.db)])
  const terms = rows.map(({ id, name, from, to, ...counts }) => ({
    id,
    name,
    from,
    to,
    ...figuresOf(counts),
  }))
  return { required: settings.attendance.requiredPercentage, terms }
}
