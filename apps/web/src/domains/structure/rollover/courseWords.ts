import { listWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

/** The most courses that a sentence names. */
const maxNamed = 12

/** "CS101, CS102 and 40 more" */
export const courseWords = (courses: readonly string[]): string =>
  courses.length <= maxNamed
    ? listWords(courses)
    : m.moreCourses({
        courses: courses.slice(0, maxNamed).join(', '),
        count: courses.length - maxNamed,
      })
