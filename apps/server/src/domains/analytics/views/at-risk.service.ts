import { type AtRiskStudent, atRisk, maxMyAtRisk } from '@campanile/contract/analytics/at-risk.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { isCursorId, pageCursor, pageFrom, readPageCursor } from '#http/page-cursor.ts'
import { groupedBy } from '#platform/grouped.ts'
import { findTermStart, listTaughtFacts } from '../figures/risk-figures.repo.ts'
import { countStale } from '../figures/stale-figures.repo.ts'
import { frameOf, inScopeOr } from '../scope.service.ts'
import * as repo from './at-risk.repo.ts'
import { riskOf } from './risk.rules.ts'

/**
 * Computed here instead of read from `risk_figures`, which cover all classes of a student: a lecturer must not
 * learn how a student does in classes of others.
 */
async function judgeTaught(ctx: SignedIn, studentId?: string) {
  const { term, required } = await frameOf(ctx, {})
  const start = term && (await findTermStart(ctx.reading, term.id))
  if (!start) return []
  const taught = { termId: term.id, lecturerId: ctx.actor.id, ...(studentId && { studentId }) }
  const facts = await listTaughtFacts(ctx.reading, taught, ctx.clock.now())
  return [...groupedBy(facts, (it) => it.studentId)].flatMap(([id, classes]) => {
    const judged = classes.map((it) => ({ ...it, markSum: Number(it.markSum) }))
    const risk = riskOf(judged, { required, firstWeek: start.firstWeek })
    return risk
      ? [{ studentId: id, risk, classes: classes.map(({ classId, course }) => ({ classId, course })) }]
      : []
  })
}

/** Why an active student is at risk this term, if they are: in all classes, or in those the lecturer teaches. */
export async function riskOfStudent(ctx: SignedIn, studentId: string) {
  const [active] = await repo.listActiveStudents(ctx.reading, [studentId])
  if (!active) return null
  if (ctx.actor.role === 'admin') {
    const { term } = await frameOf(ctx, {})
    return (term && (await repo.findRisk(ctx.reading, term.id, studentId))) ?? null
  }
  const [found] = await judgeTaught(ctx, studentId)
  return found ? { level: found.risk.level, reasons: found.risk.reasons } : null
}

export const listMyAtRiskStudents = handle(atRisk.listMyAtRiskStudents, async (ctx) => {
  const found = await judgeTaught(ctx)
  const names = await repo.listActiveStudents(
    ctx.reading,
    found.map(({ studentId }) => studentId),
  )
  const nameOf = new Map(names.map((it) => [it.studentId, it]))
  const all = found.flatMap(({ studentId, risk, classes }) => {
    const person = nameOf.get(studentId)
    if (!person) return []
    const { level, score, percentage, reasons } = risk
    const profileImage = photoUrl(studentId, person.profileImage)
    return [{ ...person, profileImage, level, score, percentage, reasons, classes }]
  })
  all.sort((one, other) => other.score - one.score || one.studentId.localeCompare(other.studentId))
  const count = (level: string) => all.filter((it) => it.level === level).length
  return {
    items: all.slice(0, maxMyAtRisk),
    counts: { high: count('high'), medium: count('medium'), watch: count('watch') },
  }
})

const viewOf = ({ profileImage, ...row }: repo.AtRiskRow): AtRiskStudent => ({
  ...row,
  profileImage: photoUrl(row.studentId, profileImage),
})

const isCursor = ([score, id]: unknown[]) =>
  Number.isInteger(score) && Math.abs(score as number) <= 100 && isCursorId(id)

export const listAtRiskStudents = handle(
  atRisk.listAtRiskStudents,
  async (ctx, { level, search, after, pageSize, ...asked }) => {
    const cursor = readPageCursor<[number, string]>(after, isCursor)
    const { scope, required } = await frameOf(ctx, asked)
    const [rows, counts, pending] = await Promise.all([
      inScopeOr(scope, [], (it) =>
        repo.listAtRisk(ctx.reading, it, { level, search, after: cursor, limit: pageSize + 1 }),
      ),
      inScopeOr(scope, { high: 0, medium: 0, watch: 0 }, (it) => repo.countAtRisk(ctx.reading, it, search)),
      countStale(ctx.reading, ctx.clock.now()),
    ])
    const { items, next } = pageFrom(rows, pageSize, (row) => pageCursor(row.score, row.studentId))
    return { items: items.map(viewOf), next, required, counts, pending }
  },
)
