import { examSittingWords, examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { counted } from '#lib/counted.ts'
import { formatPlainDay } from '#lib/time.ts'
import { examLengthWords } from '../examWords.ts'
import type { ExamValues } from './examForm.ts'

export const examFieldLabels: Record<keyof ExamValues, string> = {
  classId: 'Class',
  sitting: 'Who sits it',
  type: 'Type',
  title: 'Title',
  day: 'Day',
  startsAt: 'Starts',
  durationMinutes: 'Length',
  maxMark: 'Maximum mark',
  weight: 'Weight',
  rooms: 'Rooms',
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
          .map(({ roomId, seats }) => `${roomName(roomId)}, ${counted(seats, 'seat')}`)
          .join('; ') || 'No room'
      )
    default:
      return values[field]
  }
}
