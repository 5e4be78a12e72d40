import type { ClassResults, StudentResults } from '@campanile/contract/results/results.ts'

type Term = StudentResults['terms'][number]
type Class = Term['classes'][number]

/** Bands of a grade scheme, highest first. */
export interface SchemeFacts {
  name: string
  bands: { letter: string; fromPercent: string; points: string; passes: boolean }[]
}

/** The whole content of a transcript, stored so that it can be printed again unchanged. */
export interface TranscriptFacts {
  institution: string
  timeZone: string
  student: { name: string; number: string | null; programme: string | null; batch: string | null }
  gpa: string | null
  credits: number
  creditsPassed: number
  /** Oldest first. */
  terms: (Pick<Term, 'termName' | 'gpa' | 'credits'> & {
    classes: Pick<
      Class,
      'courseCode' | 'courseTitle' | 'credits' | 'percent' | 'letter' | 'points' | 'status'
    >[]
  })[]
  schemes: SchemeFacts[]
}

/** The whole content of a class's result sheet. */
export interface ResultSheetFacts
  extends Pick<ClassResults, 'courseCode' | 'courseTitle' | 'termName' | 'mean' | 'median' | 'passRate'> {
  institution: string
  timeZone: string
  isDraft: boolean
  lecturers: string[]
  assessments: { title: string; maxMark: string; weight: string }[]
  students: {
    name: string
    number: string | null
    /** In the order of the assessments; text where there is no number. */
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

/** What is shown to anyone who has the code, besides name and date. */
export interface ShownFacts {
  institution: string
  timeZone: string
  figures: { label: string; value: string }[]
}

/** The student or class, as printed and as shown when the code is checked. */
export const printedName = (facts: PaperFacts): string =>
  facts.kind === 'transcript' ? facts.student.name : `${facts.courseCode} ${facts.courseTitle}`

/** The overall figures, printed at the top and shown when the code is checked. */
export function overallFigures(facts: PaperFacts): { label: string; value: string }[] {
  if (facts.kind === 'transcript')
    return [
      { label: 'Overall GPA', value: facts.gpa ?? 'None yet' },
      { label: 'Credits graded', value: String(facts.credits) },
      { label: 'Credits passed', value: String(facts.creditsPassed) },
    ]
  const graded = facts.students.filter(({ status }) => status === 'final').length
  return [
    { label: 'Students', value: String(facts.students.length) },
    { label: 'Graded', value: String(graded) },
    { label: 'Mean', value: facts.mean === null ? 'None yet' : `${facts.mean}%` },
    { label: 'Passed', value: facts.passRate === null ? 'None yet' : `${facts.passRate}%` },
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
