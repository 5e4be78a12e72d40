import type { Exam, ExamCrowding } from '@campanile/contract/exams/exam.ts'
import { examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { listWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

/** Its rooms, by name. */
export const roomsWords = ({ rooms }: Pick<Exam, 'rooms'>) =>
  rooms.length === 0 ? m.noRoomYet() : listWords(rooms.map(({ name }) => name))

/** The type of exam. */
export const examKindWords = ({ type, sitting }: Pick<Exam, 'type' | 'sitting'>) =>
  sitting === 'deferred' ? m.deferredSitting({ type: examTypeWords[type] }) : examTypeWords[type]

/** "100" for 100.00, "37.50" unchanged, as a field accepts it. */
export const decimalText = (decimal: string) => decimal.replace(/\.00$/, '')

/** 90 min; 2 h; 2 h 30 min. */
export function examLengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return m.minutes({ minutes: rest })
  return rest === 0 ? m.hours({ hours }) : m.hoursAndMinutes({ hours, minutes: rest })
}

/** "41 of 52 seated", or the number of students if no seats are assigned. */
export function seatedWords({ candidates, seated }: Pick<Exam, 'candidates' | 'seated'>): string {
  if (candidates === 0) return m.nobodyYet()
  return seated === 0 ? m.noSeatsYet({ count: candidates }) : m.seatedOf({ seated, candidates })
}

/** The people for whom the timetable is inconvenient, and why. */
export const crowdingWords = ({ name, kind, others }: ExamCrowding) =>
  kind === 'at-once'
    ? m.examsAtTheSameTime({ name, exams: listWords(others) })
    : m.tooManyExamsThatDay({ name, exams: listWords(others) })
