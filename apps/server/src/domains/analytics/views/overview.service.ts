import { type AnalyticsOverview, analytics } from '@campanile/contract/analytics/analytics.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { countStale } from '../figures/stale-figures.repo.ts'
import { listFilterNames } from '../scope.repo.ts'
import { inScopeOr, readFrame } from '../scope.service.ts'
import type { Scope } from '../scope.sql.ts'
import { added, type Counts, computeFigures, weekNumber } from './figures.rules.ts'
import { detectFindings } from './findings.rules.ts'
import { countStudents, listClassCells } from './times.repo.ts'
import { listProgrammeWeeks, listWeeks } from './weeks.repo.ts'

const none: Counts = { sessions: 0, present: 0, late: 0, absent: 0, excused: 0 }

const countOverall = (ctx: SignedIn, scope: Scope | null) =>
  inScopeOr(scope, none, async (it) => added(await listWeeks(ctx.reading, it)))

export const readAnalyticsOverview = handle(
  analytics.readAnalyticsOverview,
  async (ctx, asked): Promise<AnalyticsOverview> => {
    const frame = await readFrame(ctx, asked)
    const { terms, term, isTermOver, previousTerm, required, scope, previousScope, filters } = frame
    const [overall, previous, students, cells, programmeWeeks, narrowedTo, pending] = await Promise.all([
      countOverall(ctx, scope),
      countOverall(ctx, previousScope),
      inScopeOr(scope, 0, (it) => countStudents(ctx.reading, it)),
      inScopeOr(scope, [], (it) => listClassCells(ctx.reading, it)),
      inScopeOr(scope, [], (it) => listProgrammeWeeks(ctx.reading, it)),
      listFilterNames(ctx.reading, filters),
      countStale(ctx.reading, ctx.clock.now()),
    ])
    return {
      terms,
      term,
      isTermOver,
      previousTerm,
      narrowedTo,
      required,
      overall: computeFigures(overall),
      previous: previousTerm && computeFigures(previous),
      students,
      findings: detectFindings(
        cells,
        programmeWeeks.map(({ week, ...row }) => ({ ...row, number: weekNumber(term!.from, week) })),
      ),
      pending,
    }
  },
)
