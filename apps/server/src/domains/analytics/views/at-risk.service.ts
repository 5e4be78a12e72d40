import { type AtRiskStudent, atRisk, maxMyAtRisk } from '@campanile/contract/analytics/at-risk.ts'
import { runsAllClasses } from '#domains/access/session-access.policy.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { isCursorId, pageCursor, readPageCursor, toPage } from '#http/page-cursor.ts'
import { listTaughtFacts } from '../figures/risk-figures.repo.ts'
import { countStale } from '../figures/stale-figures.repo.ts'
import { inScopeOr, readFrame } from '../scope.service.ts'
import * as repo from './at-risk.repo.ts'
import { judgeTaught } from './taught-risk.service.ts'

/** Why an active student is at risk this term, if they are: in all classes, or in those the lecturer teaches. */
export async function riskOfStudent(ctx: SignedIn, studentId: string) {
  const [active] = await repo.listActiveStudents(ctx.reading, [studentId])
  if (!active) return null
  if (runsAllClasses(ctx.actor)) {
    const { term } = await readFrame(ctx, {})
    return (term && (await repo.findRisk(ctx.reading, term.id, studentId))) ?? null
  }
  const [found] = await judgeTaught(ctx, taughtFacts(ctx, studentId))
  return found ? { level: found.level, reasons: found.reasons } : null
}

/** The facts of the classes that the caller teaches. */
const taughtFacts = (ctx: SignedIn, studentId?: string) => (termId: string, now: Date) =>
  listTaughtFacts(ctx.reading, { termId, lecturerId: ctx.actor.id, ...(studentId && { studentId }) }, now)

export const listMyAtRiskStudents = handle(atRisk.listMyAtRiskStudents, async (ctx) => {
  const all = await judgeTaught(ctx, taughtFacts(ctx))
  const count = (level: string) => all.filter((it) => it.level === level).length
  return {
    items: all.slice(0, maxMyAtRisk),
    counts: { high: count('high'), medium: count('medium'), watch: count('watch') },
  }
})

const studentView = ({ profileImage, ...row }: repo.AtRiskRow): AtRiskStudent => ({
  ...row,
  profileImage: photoUrl(row.studentId, profileImage),
})

const isCursor = ([score, id]: unknown[]) =>
  Number.isInteger(score) && Math.abs(score as number) <= 100 && isCursorId(id)

export const listAtRiskStudents = handle(
  atRisk.listAtRiskStudents,
  async (ctx, { level, search, after, pageSize, ...asked }) => {
    const cursor = readPageCursor<[number, string]>(after, isCursor)
    const { scope, required } = await readFrame(ctx, asked)
    const [rows, counts, pending] = await Promise.all([
      inScopeOr(scope, [], (it) =>
        repo.listAtRisk(ctx.reading, it, { level, search, after: cursor, limit: pageSize + 1 }),
      ),
      inScopeOr(scope, { high: 0, medium: 0, watch: 0 }, (it) => repo.countAtRisk(ctx.reading, it, search)),
      countStale(ctx.reading, ctx.clock.now()),
    ])
    const { items, next } = toPage(rows, pageSize, (row) => pageCursor(row.score, row.studentId))
    return { items: items.map(studentView), next, required, counts, pending }
  },
)
