import type { ClassResults, StudentResults } from '@campanile/contract/results/results.ts'

type Term = StudentResults['terms'][number]
type Class = Term['classes'][number]

/** Bands of a grade scheme, the highest first. */
export interface SchemeFacts {
  name: string
  bands: { letter: string; fromPercent: string; points: string; passes: boolean }[]
}

/** All that a transcript says, kept with it, so that it can be printed again as it was. */
export interface TranscriptFacts {
  institution: string
  timeZone: string
  student: { name: string; number: string | null; programme: string | null; batch: string | null }
  gpa: string | null
  credits: number
  creditsPassed: number
  /** The oldest first. */
  terms: (Pick<Term, 'termName' | 'gpa' | 'credits'> & {
    classes: Pick<
      Class,
      'courseCode' | 'courseTitle' | 'credits' | 'percent' | 'letter' | 'points' | 'status'
    >[]
  })[]
  schemes: SchemeFacts[]
}

/** The same of a class's result sheet. */
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
    /** In the order of the assessments, in words where there is no number. */
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

/** What whoever holds the code is told beside name and date. */
export interface ShownFacts {
  institution: string
  timeZone: string
  figures: { label: string; value: string }[]
}

/** Whose paper it is, as printed and as said to whoever checks it. */
export const printedName = (facts: PaperFacts): string =>
  facts.kind === 'transcript' ? facts.student.name : `${facts.courseCode} ${facts.courseTitle}`

/** The paper in all: printed at its head, and said to whoever checks it. */
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

/** The number of the student, the term of the class. */
export const printedDetail = (facts: PaperFacts): string | null =>
  facts.kind === 'transcript' ? facts.student.number : facts.termName

export const shownFacts = (facts: PaperFacts): ShownFacts => ({
  institution: facts.institution,
  timeZone: facts.timeZone,
  figures: overallFigures(facts),
})
