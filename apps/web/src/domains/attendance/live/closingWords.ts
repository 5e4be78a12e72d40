import { listWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

/** Names beyond these are a number. */
const named = 5

/** The effect of closing check-in on the students without a record. */
export function closingWords(waiting: readonly string[]): string {
  if (waiting.length === 0) return m.everyStudentHasARecord()
  const rest = waiting.length - named
  const names = rest > 0 ? [...waiting.slice(0, named), m.otherStudents({ others: rest })] : waiting
  return m.studentsBecomeAbsent({ students: waiting.length, names: listWords(names) })
}
