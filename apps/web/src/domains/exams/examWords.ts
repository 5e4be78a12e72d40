import type { Exam, ExamCrowding } from '@campanile/contract/exams/exam.ts'
import { examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const list = new Intl.ListFormat(locale)

/** Its rooms, by name. */
export const roomsWords = ({ rooms }: Pick<Exam, 'rooms'>) =>
  rooms.length === 0 ? m.noRoomYet() : list.format(rooms.map(({ name }) => name))

/** What kind of exam it is. */
export const examKindWords = ({ type, sitting }: Pick<Exam, 'type' | 'sitting'>) =>
  sitting === 'deferred' ? m.deferredSitting({ examTypeWords: examTypeWords[type] }) : examTypeWords[type]

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
  const students = m.studentCount({ candidates })
  if (candidates === 0) return m.nobodyYet()
  return seated === 0 ? m.noSeatsYet({ students }) : m.seatedOfCandidatesSeated({ seated, candidates })
}

/** Whom the timetable is hard on, and how. */
export const crowdingWords = ({ name, kind, others }: ExamCrowding) =>
  kind === 'at-once'
    ? m.hasAtTheSameTime({ name, others: list.format(others) })
    : m.hasMoreThanTwoExams({ name, others: list.format(others) })
