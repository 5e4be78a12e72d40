import type { Exam, ExamCrowding } from '@campanile/contract/exams/exam.ts'
import { examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { counted } from '#lib/counted.ts'
import { locale } from '#lib/locale.ts'

const list = new Intl.ListFormat(locale)

/** Its rooms, by name. */
export const roomsWords = ({ rooms }: Pick<Exam, 'rooms'>) =>
  rooms.length === 0 ? 'No room yet' : list.format(rooms.map(({ name }) => name))

/** What kind of exam it is. */
export const examKindWords = ({ type, sitting }: Pick<Exam, 'type' | 'sitting'>) =>
  sitting === 'deferred' ? `${examTypeWords[type]}, deferred sitting` : examTypeWords[type]

/** "100" for 100.00, "37.50" as it is. */
export const decimalWords = (decimal: string) => decimal.replace(/\.00$/, '')

/** 90 min; 2 h; 2 h 30 min. */
export function examLengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** "41 of 52 seated", or how many sit it where nobody has a seat. */
export function seatedWords({ candidates, seated }: Pick<Exam, 'candidates' | 'seated'>): string {
  const students = counted(candidates, 'student')
  if (candidates === 0) return 'Nobody yet'
  return seated === 0 ? `${students}, no seats yet` : `${seated} of ${candidates} seated`
}

/** Whom the timetable is hard on, and how. */
export const crowdingWords = ({ name, kind, others }: ExamCrowding) =>
  kind === 'at-once'
    ? `${name} has ${list.format(others)} at the same time`
    : `${name} has more than two exams that day: also ${list.format(others)}`
