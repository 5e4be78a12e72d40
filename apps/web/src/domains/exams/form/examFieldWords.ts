import { examSittingWords, examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { formatPlainDay } from '#lib/time.ts'
import { examLengthWords } from '../examWords.ts'
import type { ExamValues } from './examForm.ts'
import { m } from './messages.ts'

export const examFieldLabels: Record<keyof ExamValues, string> = {
  classId: m.class(),
  sitting: m.whoSitsIt(),
  type: m.type(),
  title: m.title(),
  day: m.day(),
  startsAt: m.starts(),
  durationMinutes: m.length(),
  maxMark: m.maximumMark(),
  weight: m.weight(),
  rooms: m.rooms(),
}

/** A value of the form as a person reads it. */
export function examFieldText(
  values: ExamValues,
  field: keyof ExamValues,
  roomName: (id: string) => string,
): string {
  switch (field) {
    case 'type':
      return examTypeWords[values.type]
    case 'sitting':
      return examSittingWords[values.sitting ?? 'class']
    case 'day':
      return formatPlainDay(values.day)
    case 'durationMinutes':
      return examLengthWords(values.durationMinutes)
    case 'rooms':
      return (
        values.rooms
          .map(({ roomId, seats }) => m.roomWithSeats({ name: roomName(roomId), seats }))
          .join('; ') || m.noRoom()
      )
    default:
      return values[field]
  }
}
