import { type AttendanceTrend, analytics } from '@campanile/contract/analytics/analytics.ts'
import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { inScopeOr, readFrame } from '../scope.service.ts'
import type { Scope } from '../scope.sql.ts'
import { computeFigures, weekNumber } from './figures.rules.ts'
import * as repo from './weeks.repo.ts'

/** The number of lines that people can distinguish. */
const maxSeries = 8
/** In a file, more groups than any term has. */
export const everySeries = 100_000

const toTrendWeek = (from: string) => (row: repo.WeekRow) => ({
  week: row.week,
  number: weekNumber(from, row.week),
  ...computeFigures(row),
})

/** Weekly figures of the groups with the most records, and the total number of groups. */
async function readSeries(
  ctx: SignedIn,
  scope: Scope,
  { by, most, from }: { by: AnalyticsGroup; most: number; from: string },
) {
  const rows = await repo.listGroupWeeks(ctx.reading, scope, by, most)
  const series = [...groupRows(rows, (row) => row.id)].map(([id, weeks]) => ({
    id,
    name: weeks[0]!.name,
    weeks: weeks.map(toTrendWeek(from)),
  }))
  return { series, groups: rows[0]?.groups ?? 0 }
}
const noSeries = { series: [], groups: 0 }

type Asked = Pick<ParsedInput<typeof analytics.readAttendanceTrend>, 'by'> & Parameters<typeof readFrame>[1]

/** Weekly figures of a term, and of its groups with the most records up to `most`. */
export async function readTrend(
  ctx: SignedIn,
  { by, ...asked }: Asked,
  most: number,
): Promise<AttendanceTrend> {
  const { term, previousTerm, required, scope, previousScope } = await readFrame(ctx, asked)
  const [weeks, previous, { series, groups }] = await Promise.all([
    inScopeOr(scope, [], (it) => repo.listWeeks(ctx.reading, it)),
    inScopeOr(previousScope, [], (it) => repo.listWeeks(ctx.reading, it)),
    by ? inScopeOr(scope, noSeries, (it) => readSeries(ctx, it, { by, most, from: term!.from })) : noSeries,
  ])
  return {
    term,
    required,
    weeks: weeks.map(toTrendWeek(term?.from ?? '')),
    previous: previous.map(toTrendWeek(previousTerm?.from ?? '')),
    series,
    groups,
  }
}

export const readAttendanceTrend = handle(analytics.readAttendanceTrend, (ctx, asked) =>
  readTrend(ctx, asked, maxSeries),
)

export const readAttendanceHistory = handle(analytics.readAttendanceHistory, async (ctx) => {
  const [{ settings }, rows] = await Promise.all([currentInstitution(ctx), repo.listTermCounts(ctx.reading)])
  const terms = rows.map(({ id, name, from, to, ...counts }) => ({
    id,
    name,
    from,
    to,
    ...computeFigures(counts),
  }))
  return { required: settings.attendance.requiredPercentage, terms }
})
