import type { MyAtRiskStudent } from '@campanile/contract/analytics/at-risk.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { SignedIn } from '#http/context.ts'
import { groupRows } from '#platform/grouped.ts'
import { type ClassFactsRow, findTermStart, listFactsOfClass } from '../figures/risk-figures.repo.ts'
import { readFrame } from '../scope.service.ts'
import { listActiveStudents } from './at-risk.repo.ts'
import { assessRisk } from './risk.rules.ts'

/**
 * Students at risk by the facts of some classes of the current term, highest risk first. Computed here instead
 * of read from `risk_figures`, which cover all classes of a student: a lecturer must not learn how a student
 * does in classes of others.
 */
export async function judgeTaught(
  ctx: SignedIn,
  listFacts: (termId: string, now: Date) => Promise<ClassFactsRow[]>,
): Promise<MyAtRiskStudent[]> {
  const { term, required } = await readFrame(ctx, {})
  const start = term && (await findTermStart(ctx.reading, term.id))
  if (!start) return []
  const facts = await listFacts(term.id, ctx.clock.now())
  const found = [...groupRows(facts, (it) => it.studentId)].flatMap(([studentId, classes]) => {
    const judged = classes.map((it) => ({ ...it, markSum: Number(it.markSum) }))
    const risk = assessRisk(judged, { required, firstWeek: start.firstWeek })
    return risk
      ? [{ studentId, risk, classes: classes.map(({ classId, course }) => ({ classId, course })) }]
      : []
  })
  const names = await listActiveStudents(
    ctx.reading,
    found.map(({ studentId }) => studentId),
  )
  const namesByStudent = new Map(names.map((it) => [it.studentId, it]))
  const all = found.flatMap(({ studentId, risk, classes }) => {
    const person = namesByStudent.get(studentId)
    if (!person) return []
    const { level, score, percentage, reasons } = risk
    const profileImage = photoUrl(studentId, person.profileImage)
    return [{ ...person, profileImage, level, score, percentage, reasons, classes }]
  })
  return all.sort((one, other) => other.score - one.score || one.studentId.localeCompare(other.studentId))
}

/** The students of one class, assessed by this class only. Callers have checked access to it. */
export const atRiskInClass = (ctx: SignedIn, classId: string): Promise<MyAtRiskStudent[]> =>
  judgeTaught(ctx, (termId, now) => listFactsOfClass(ctx.reading, termId, classId, now))
