import type { GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import type { ClassResults, StudentResults } from '@campanile/contract/results/results.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { buildClassResults } from '../classes/class-results.service.ts'
import { classSummary } from '../classes/class-summary.rules.ts'
import { bandsOfTerms } from '../schemes/grade-schemes.repo.ts'
import { computeStudentResults } from '../students/student-results.service.ts'
import { inPrint, markInWords, publishedItem } from './paper-facts.rules.ts'
import type { PaperFacts, SchemeFacts } from './paper-facts.ts'
import { findBatch, findClassTerm, listLecturerNames } from './papers.repo.ts'

type TranscriptPaper = Extract<PaperFacts, { kind: 'transcript' }>

/** A document's content, and the mark sheets it is based on. */
export interface Factual<T = PaperFacts> {
  facts: T
  sheetIds: string[]
}

/** One entry per scheme, named after the terms that use it. */
function termSchemes(
  terms: readonly { termId: string; termName: string }[],
  bands: ReadonlyMap<string, GradeBand[]>,
): SchemeFacts[] {
  const schemes = new Map<string, SchemeFacts>()
  for (const { termId, termName } of terms) {
    const own = bands.get(termId) ?? []
    const known = schemes.get(JSON.stringify(own))
    if (known) known.name += `, ${termName}`
    else if (own.length > 0) schemes.set(JSON.stringify(own), { name: termName, bands: own })
  }
  return [...schemes.values()]
}

const termMarks = ({ classes }: StudentResults['terms'][number]) => classes.flatMap(({ marks }) => marks)

/** @throws AppError not-found, or nothing-published when there is no mark to show */
export async function transcriptFacts(ctx: SignedIn, studentId: string): Promise<Factual<TranscriptPaper>> {
  const { db } = ctx
  const results = await computeStudentResults(ctx, studentId, 'released')
  const terms = results.terms.filter((term) => termMarks(term).length > 0).reverse()
  if (!terms.some((term) => termMarks(term).some(({ releasedAt }) => releasedAt !== null)))
    throw new AppError('nothing-published')
  const [{ name, timeZone, settings }, batch, bands] = await Promise.all([
    currentInstitution(ctx),
    findBatch(db, studentId),
    bandsOfTerms(
      db,
      terms.map(({ termId }) => termId),
    ),
  ])
  const { student, gpa, credits, creditsPassed } = results
  const graded = terms.flatMap(({ classes }) => classes.filter(({ status }) => status === 'final'))
  return {
    facts: {
      kind: 'transcript',
      institution: name,
      timeZone,
      language: settings.general.language,
      student: {
        name: `${student.firstName} ${student.lastName}`.trim(),
        number: student.number,
        programme: batch?.programme ?? null,
        batch: batch?.code ?? null,
      },
      gpa: inPrint(gpa),
      credits,
      creditsPassed,
      terms: terms.map((term) => ({
        termName: term.termName,
        isOver: term.isOver,
        gpa: inPrint(term.gpa),
        credits: term.credits,
        classes: term.classes.map(
          ({ courseCode, courseTitle, credits: worth, percent, points, letter, status }) => ({
            courseCode,
            courseTitle,
            credits: worth,
            percent: inPrint(percent),
            letter,
            points: inPrint(points),
            status,
          }),
        ),
      })),
      schemes: termSchemes(terms, bands),
    },
    sheetIds: [...new Set(graded.flatMap(({ marks }) => marks.map(({ sheetId }) => sheetId)))],
  }
}

const isPrinted = (mark: ClassResults['items'][number]['marks'][number]) =>
  mark !== null && mark.finalMark !== null

/** @throws AppError not-found when the caller has no access to the class, or nothing-published */
export async function resultSheetFacts(ctx: SignedIn, classId: string, isDraft: boolean): Promise<Factual> {
  const { db } = ctx
  const results = await buildClassResults(ctx, classId)
  const items = isDraft ? results.items : results.items.map(publishedItem)
  const printed = results.assessments.filter((_, index) =>
    items.some(({ marks }) => isPrinted(marks[index] ?? null)),
  )
  if (printed.length === 0) throw new AppError('nothing-published')
  const term = await findClassTerm(db, classId)
  const [{ name, timeZone, locale, settings }, lecturers, bands] = await Promise.all([
    currentInstitution(ctx),
    listLecturerNames(db, classId),
    bandsOfTerms(db, [term.termId]),
  ])
  const { distribution, mean, median, passRate } = classSummary(items, bands.get(term.termId) ?? [])
  return {
    facts: {
      kind: 'result-sheet',
      institution: name,
      timeZone,
      language: settings.general.language,
      isDraft,
      courseCode: results.courseCode,
      courseTitle: results.courseTitle,
      termName: results.termName,
      lecturers,
      assessments: results.assessments.map(({ title, maxMark, weight }) => ({ title, maxMark, weight })),
      students: items.map(({ student, marks, percent, letter, status }) => ({
        name: `${student.firstName} ${student.lastName}`.trim(),
        number: student.number,
        marks: marks.map((mark) => markInWords(mark, locale)),
        percent: inPrint(percent),
        letter,
        status,
      })),
      mean: inPrint(mean),
      median: inPrint(median),
      passRate: inPrint(passRate),
      distribution: distribution.map(({ letter, count }) => ({ letter, count })),
      schemes: termSchemes([term], bands),
    },
    sheetIds: printed.map(({ sheetId }) => sheetId),
  }
}
