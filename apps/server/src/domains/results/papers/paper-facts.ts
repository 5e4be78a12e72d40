import type { ClassResults, StudentResults } from '@campanile/contract/results/results.ts'
import type { Language } from '@campanile/messages/languages.ts'
import { documentMessages } from '#documents/messages.ts'
import { figureText, toLocale } from '#platform/locale.ts'
import { paperMessages } from './messages.ts'

type Term = StudentResults['terms'][number]
type Class = Term['classes'][number]

/** Bands of a grade scheme, highest first. */
export interface SchemeFacts {
  name: string
  bands: { letter: string; fromPercent: string; points: string; passes: boolean }[]
}

interface Issued {
  institution: string
  timeZone: string
  /** The institution's language when the document was issued. English without one. */
  language?: Language
}

/** The whole content of a transcript, stored so that it can be printed again unchanged. */
export interface TranscriptFacts extends Issued {
  student: { name: string; number: string | null; programme: string | null; batch: string | null }
  gpa: string | null
  credits: number
  creditsPassed: number
  /** Oldest first. */
  terms: (Pick<Term, 'termName' | 'gpa' | 'credits'> & {
    /** Whether the term had ended. Documents from before this was recorded lack it. */
    isOver?: boolean
    classes: Pick<
      Class,
      'courseCode' | 'courseTitle' | 'credits' | 'percent' | 'letter' | 'points' | 'status'
    >[]
  })[]
  schemes: SchemeFacts[]
}

/** The whole content of a class's result sheet. */
export interface ResultSheetFacts
  extends Issued,
    Pick<ClassResults, 'courseCode' | 'courseTitle' | 'termName' | 'mean' | 'median' | 'passRate'> {
  isDraft: boolean
  lecturers: string[]
  assessments: { title: string; maxMark: string; weight: string }[]
  students: {
    name: string
    number: string | null
    /** In the order of the assessments; text if there is no number. */
    marks: string[]
    percent: string | null
    letter: string | null
    status: Class['status']
  }[]
  distribution: { letter: string; count: number }[]
  schemes: SchemeFacts[]
}

export type PaperFacts =
  | ({ kind: 'transcript' } & TranscriptFacts)
  | ({ kind: 'result-sheet' } & ResultSheetFacts)

/** Data shown to anyone who has the code, in addition to name and date. */
export interface ShownFacts {
  institution: string
  timeZone: string
  figures: { label: string; value: string }[]
}

/** The student or class, as printed and as shown when the code is checked. */
export const printedName = (facts: PaperFacts): string =>
  facts.kind === 'transcript' ? facts.student.name : `${facts.courseCode} ${facts.courseTitle}`

/** The locale that a document is printed in. */
export const localeOfPaper = ({ language }: Issued): string => toLocale(language ?? null)

/** The overall figures, printed at the top and shown when the code is checked. */
export function overallFigures(facts: PaperFacts): { label: string; value: string }[] {
  const locale = localeOfPaper(facts)
  const m = paperMessages(locale)
  if (facts.kind === 'transcript')
    return [
      { label: m.overallGpa(), value: facts.gpa === null ? m.noneYet() : figureText(facts.gpa, locale) },
      { label: m.creditsGraded(), value: String(facts.credits) },
      { label: m.creditsPassed(), value: String(facts.creditsPassed) },
    ]
  const percentage = (percent: string | null) =>
    percent === null ? m.noneYet() : m.percentage({ percent: figureText(percent, locale) })
  const graded = facts.students.filter(({ status }) => status === 'final').length
  return [
    { label: documentMessages(locale).students(), value: String(facts.students.length) },
    { label: m.graded(), value: String(graded) },
    { label: m.mean(), value: percentage(facts.mean) },
    { label: m.passed(), value: percentage(facts.passRate) },
  ]
}

/** The student's number, or the term of the class. */
export const printedDetail = (facts: PaperFacts): string | null =>
  facts.kind === 'transcript' ? facts.student.number : facts.termName

export const shownFacts = (facts: PaperFacts): ShownFacts => ({
  institution: facts.institution,
  timeZone: facts.timeZone,
  figures: overallFigures(facts),
})
