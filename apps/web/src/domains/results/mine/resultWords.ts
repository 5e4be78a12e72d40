import { markStateWords } from '@campanile/contract/results/result-words.ts'
import type { ResultMark, StudentResults } from '@campanile/contract/results/results.ts'
import { decimalWords } from '#lib/figures.ts'
import { seriesWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

type Average = Pick<StudentResults, 'gpa' | 'credits' | 'leftOut'>

export const withheldWords = m.withheldAskTheOffice()

/** A sentence, and after it the courses that do not count. */
function withLeftOut(sentence: string, { leftOut }: Pick<Average, 'leftOut'>): string {
  if (leftOut.length === 0) return sentence
  const courses = seriesWords(
    leftOut.map(({ courseCode, status }) => m.leftOutCourse({ courseCode, status })),
  )
  return `${sentence} ${m.leftOutCourses({ courses })}`
}

/** How the overall average is calculated. */
export const averageWords = ({ gpa, ...average }: Average): string =>
  withLeftOut(gpa === null ? m.noGradedCoursesYet() : m.averageIsWeighted(), average)

/** The courses that count in the average of one term. */
export const termWords = ({ credits, ...average }: Average): string =>
  withLeftOut(m.gradedCredits({ credits }), average)

/** A mark as its student reads it: "34.5 of 50". */
export function resultMarkWords({ state, finalMark, maxMark, withheld }: ResultMark): string {
  if (withheld || state === null) return withheldWords
  if (state !== 'marked') return markStateWords[state]
  return m.finalMarkOfMaxMark({ finalMark: decimalWords(finalMark ?? '0'), maxMark: decimalWords(maxMark) })
}

/** The deduction for lateness, if any. */
export function resultPenaltyWords({ penalty, mark }: ResultMark): string | null {
  if (penalty === null || mark === null || Number(penalty) === 0) return null
  return m.lessForLateness({ mark: decimalWords(mark), penalty: decimalWords(penalty) })
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
