import { type ClassResults, results } from '@campanile/contract/results/results.ts'
import { messageText } from '@campanile/messages/coded.ts'
import Big from 'big.js'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { sumDecimals } from '../decimals.rules.ts'
import { readReductions } from '../moderation/reductions.service.ts'
import { computeClassResult, findWeightProblem } from '../results.rules.ts'
import { bandsOfTerms } from '../schemes/grade-schemes.repo.ts'
import { classSummary } from './class-summary.rules.ts'
import { markThatCounts } from './final-mark.rules.ts'
import { findClass, listClassStudents } from './result-classes.repo.ts'
import { listClassAssessments, listMarksOfClass, type ResultMarkRow } from './result-marks.repo.ts'
import { weighed } from './weighed.rules.ts'

type Counted = ResultMarkRow & { finalMark: string | null }

const cellView = (mark: Counted | undefined): ClassResults['items'][number]['marks'][number] =>
  mark && mark.state !== null
    ? {
        state: mark.state,
        finalMark: mark.finalMark,
        withheld: mark.withheld,
        isReleased: mark.releasedAt !== null,
      }
    : null

/** The current results of a class, with a constant number of queries however many students it has. */
export async function buildClassResults(ctx: SignedIn, classId: string): Promise<ClassResults> {
  const { db } = ctx
  await requireClassAccess(ctx, db, classId)
  const found = requireFound(await findClass(db, classId))
  const [assessments, students, rows, bands] = await Promise.all([
    listClassAssessments(db, classId),
    listClassStudents(db, classId),
    listMarksOfClass(db, classId),
    bandsOfTerms(db, [found.termId]).then((of) => of.get(found.termId) ?? []),
  ])
  const assignments = assessments.filter(({ kind }) => kind === 'assignment').map(({ sheetId }) => sheetId)
  const reductions = await readReductions(db, assignments)
  const marksByStudent = new Map<string, Map<string, Counted>>()
  for (const row of rows) {
    const own = marksByStudent.get(row.studentId) ?? new Map<string, Counted>()
    own.set(row.sheetId, {
      ...row,
      finalMark: markThatCounts(row, reductions.of(row.sheetId, row.studentId)),
    })
    marksByStudent.set(row.studentId, own)
  }
  const items = students.map(({ profileImage, ...student }) => {
    const own = marksByStudent.get(student.id)
    return {
      student: { ...student, profileImage: photoUrl(student.id, profileImage) },
      ...computeClassResult([...(own?.values() ?? [])].map(weighed), bands),
      marks: assessments.map(({ sheetId }) => cellView(own?.get(sheetId))),
    }
  })
  const counting = assessments.filter(({ sitting }) => sitting === 'class')
  const weightTotal = sumDecimals(counting.map(({ weight }) => new Big(weight))).toString()
  const problem = findWeightProblem(weightTotal)
  const { courseCode, courseTitle, termName } = found
  return {
    classId,
    courseCode,
    courseTitle,
    termName,
    assessments: assessments.map(({ sitting, ...it }) => ({ ...it, at: it.at?.toISOString() ?? null })),
    weightTotal,
    weightProblem: problem && messageText(problem, ctx.locale),
    items,
    ...classSummary(items, bands),
  }
}

export const listClassResults = handle(results.listClassResults, (ctx, { classId }) =>
  buildClassResults(ctx, classId),
)
