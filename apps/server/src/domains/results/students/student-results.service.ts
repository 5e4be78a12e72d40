import { isDeepStrictEqual } from 'node:util'
import {
  type ResultMark,
  results,
  type StudentClass,
  type StudentResults,
} from '@campanile/contract/results/results.ts'
import { requirePersonAccess } from '#domains/access/session-access.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { todayHere } from '#domains/structure/terms.service.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { markThatCounts, takenOff } from '../classes/final-mark.rules.ts'
import * as repo from '../classes/result-classes.repo.ts'
import { listMarksOfStudent, type ResultMarkRow, type ResultsView } from '../classes/result-marks.repo.ts'
import { weighed } from '../classes/weighed.rules.ts'
import { type Reductions, readReductions } from '../moderation/reductions.service.ts'
import { computeAverages, computeClassResult } from '../results.rules.ts'
import { bandsOfTerms } from '../schemes/grade-schemes.repo.ts'

function markView(row: ResultMarkRow, reductions: Reductions): ResultMark {
  const { studentId, sheetId, kind, title, at, maxMark, weight, state, mark, withheld, releasedAt } = row
  const reduction = reductions.of(sheetId, studentId)
  const finalMark = markThatCounts({ state, mark }, reduction)
  return {
    sheetId,
    kind,
    title,
    at: at?.toISOString() ?? null,
    maxMark,
    weight,
    state,
    mark,
    penalty: takenOff(mark, finalMark, reduction),
    finalMark,
    withheld,
    releasedAt: releasedAt?.toISOString() ?? null,
  }
}

/** For a reader of some classes, whose average would pass for the student's. */
const noAverages = { gpa: null, credits: 0, creditsPassed: 0, provisional: null, leftOut: [] }

/**
 * A student's results per class, per term and overall; of the classes `seen` only, if given.
 *
 * @throws AppError not-found
 */
export async function computeStudentResults(
  { db, clock }: Pick<SignedIn, 'db' | 'clock'>,
  studentId: string,
  view: ResultsView,
  seen?: ReadonlySet<string>,
): Promise<StudentResults> {
  const student = requireFound(await repo.findStudent(db, studentId))
  const listed = await repo.listStudentClasses(db, studentId)
  const classes = seen ? listed.filter(({ classId }) => seen.has(classId)) : listed
  const averages = seen ? () => noAverages : computeAverages
  const published = await listMarksOfStudent(db, studentId, 'released')
  const marks = view === 'all' ? await listMarksOfStudent(db, studentId, 'all') : published
  const assignments = marks.filter(({ kind }) => kind === 'assignment').map(({ sheetId }) => sheetId)
  const reductions = await readReductions(db, assignments, studentId)
  const bands = await bandsOfTerms(db, [...new Set(classes.map(({ termId }) => termId))])

  const classView = ({
    classId,
    courseCode,
    courseTitle,
    credits,
    termId,
  }: repo.ResultClassRow): StudentClass => {
    const markViews = (rows: readonly ResultMarkRow[]) =>
      rows.filter((it) => it.classId === classId).map((row) => markView(row, reductions))
    const toResult = (some: readonly ResultMark[]) =>
      computeClassResult(some.map(weighed), bands.get(termId) ?? [])
    const shown = markViews(marks)
    const [result, all] = [toResult(markViews(published)), toResult(shown)]
    return {
      classId,
      courseCode,
      courseTitle,
      credits,
      ...result,
      provisional: isDeepStrictEqual(result, all) ? null : all,
      // Assessments without a mark are left out; the result only shows as open.
      marks: shown.filter(({ state, withheld }) => state !== null || withheld),
    }
  }

  const today = await todayHere({ db, clock })
  const terms = new Map(classes.map((it) => [it.termId, it]))
  const { profileImage, ...facts } = student
  const all = classes.map((row) => ({ termId: row.termId, result: classView(row) }))
  return {
    student: { ...facts, profileImage: photoUrl(student.id, profileImage) },
    ...averages(all.map(({ result }) => result)),
    terms: [...terms.values()].map(({ termId, termName, firstDay, lastDay }) => {
      const ofTerm = all.filter((it) => it.termId === termId).map(({ result }) => result)
      const isOver = lastDay < today
      return { termId, termName, firstDay, lastDay, isOver, ...averages(ofTerm), classes: ofTerm }
    }),
  }
}

export const listStudentResults = handle(results.listStudentResults, async (ctx, { studentId }) => {
  const seen = await requirePersonAccess(ctx, ctx.db, studentId)
  return computeStudentResults(ctx, studentId, 'all', seen)
})

export const listMyResults = handle(results.listMyResults, (ctx) =>
  computeStudentResults(ctx, ctx.actor.id, 'released'),
)
