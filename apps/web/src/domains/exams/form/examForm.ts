import type { createExamInput, Exam, ExamCheck } from '@campanile/contract/exams/exam.ts'
import type { z } from 'zod/mini'
import { asId } from '#lib/asId.ts'
import { decimalText } from '../examWords.ts'
import { m } from './messages.ts'

export type ExamValues = z.input<typeof createExamInput>

/** In the order of the form. */
export const examFields = [
  'classId',
  'type',
  'title',
  'day',
  'startsAt',
  'durationMinutes',
  'maxMark',
  'weight',
  'rooms',
] as const

/** The initial values of the form: the exam, or an empty one. */
export const examFormValues = (exam: Exam | null): ExamValues => ({
  classId: exam?.classId ?? '',
  sitting: exam?.sitting ?? 'class',
  type: exam?.type ?? 'midterm',
  title: exam?.title ?? '',
  day: exam?.day ?? '',
  startsAt: exam?.clock ?? '09:00',
  durationMinutes: exam?.durationMinutes ?? 120,
  maxMark: exam ? decimalText(exam.maxMark) : '100',
  weight: exam ? decimalText(exam.weight) : '50',
  rooms:
    exam?.rooms.map(({ roomId, seats, invigilator }) => ({
      roomId,
      seats,
      invigilatorId: invigilator?.id ?? null,
    })) ?? [],
})

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const date = /^(19|20|21)\d\d-\d\d-\d\d$/

/** The check request while the form is filled in; null if it is incomplete. */
export function checkOf(values: ExamValues, examId: string | null) {
  const { classId, sitting = 'class', day, startsAt, durationMinutes, rooms } = values
  const whole = Number.isInteger(durationMinutes) && durationMinutes >= 5 && durationMinutes <= 720
  if (!asId(classId) || !date.test(day) || !clock.test(startsAt) || !whole) return null
  return {
    classId,
    examId,
    sitting,
    day,
    startsAt,
    durationMinutes,
    roomIds: [...new Set(rooms.map(({ roomId }) => roomId).filter((id) => asId(id)))],
    invigilatorIds: [...new Set(rooms.flatMap(({ invigilatorId }) => invigilatorId ?? []))],
  }
}

interface Room {
  id: string
  name: string
  capacity: number
}

/** Rooms that a line of the form can select: those that are free then, and its own even if it is taken. */
export function examRoomOptions(free: readonly Room[], own: Room | undefined, others: readonly string[]) {
  const rooms = free.filter(({ id }) => id !== own?.id && !others.includes(id))
  return [...(own ? [own] : []), ...rooms].map(({ id, name, capacity }) => ({
    value: id,
    label: m.roomWithSeats({ name, seats: capacity }),
  }))
}

/** "52 students, 40 seats", and whether these are enough. */
export function seatSummary({ candidates }: Pick<ExamCheck, 'candidates'>, rooms: ExamValues['rooms']) {
  const all = rooms.reduce((sum, { seats }) => sum + (Number.isFinite(seats) ? seats : 0), 0)
  return { text: m.studentsAndSeats({ candidates, seats: all }), isShort: all < candidates }
}
