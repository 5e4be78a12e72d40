import { markStateWords } from '@campanile/contract/results/result-words.ts'
import type { ClassResultStatus, ResultMark, StudentResults } from '@campanile/contract/results/results.ts'
import { m } from './messages.ts'

type Average = Pick<StudentResults, 'gpa' | 'credits' | 'leftOut'>

const reasons: Record<ClassResultStatus, string> = {
  final: m.notCounted(),
  open: m.inProgress(),
  incomplete: m.incomplete(),
  withheld: m.withheld(),
}

export const withheldWords = m.withheldAskTheOffice()

const leftOutWords = ({ leftOut }: Pick<Average, 'leftOut'>) =>
  leftOut.length === 0
    ? ''
    : m.leftOutLeftOut({
        leftOut: leftOut.map(({ courseCode, status }) => `${courseCode} (${reasons[status]})`).join(', '),
      })

/** How the average of all terms comes about. */
export const averageWords = ({ gpa, ...average }: Average): string =>
  gpa === null
    ? m.noGradedCoursesInTheAverage({ leftOut: leftOutWords(average) })
    : m.theGradePointsOfEachCourse({ leftOut: leftOutWords(average) })

/** What counts in the average of one term. */
export const termWords = ({ credits, ...average }: Average): string =>
  m.noGradedCredit({
    credits: credits === 0 ? 'yes' : 'no',
    credits2: credits,
    leftOut: leftOutWords(average),
  })

/** A mark as its student reads it: "34.5 of 50". */
export function resultMarkWords({ state, finalMark, maxMark, withheld }: ResultMark): string {
  if (withheld || state === null) return withheldWords
  if (state !== 'marked') return markStateWords[state]
  return m.finalMarkOfMaxMark({ finalMark: finalMark ?? '0', maxMark })
}

/** What lateness took off, where it took anything. */
export function resultPenaltyWords({ penalty, mark }: ResultMark): string | null {
  if (penalty === null || mark === null || Number(penalty) === 0) return null
  return m.lessForLateness({ mark, penalty })
}

interface Released extends ResultMark {
  courseCode: string
  courseTitle: string
}

/** The marks that were shown last, the newest first. */
export const newestMarks = ({ terms }: Pick<StudentResults, 'terms'>, most: number): Released[] =>
  terms
    .flatMap(({ classes }) => classes)
    .flatMap(({ courseCode, courseTitle, marks }) =>
      marks.map((mark) => ({ ...mark, courseCode, courseTitle })),
    )
    .filter(({ releasedAt }) => releasedAt !== null)
    .sort((a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''))
    .slice(0, most)
