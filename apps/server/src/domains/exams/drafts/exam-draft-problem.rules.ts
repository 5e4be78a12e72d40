import type { ExamDraftInputs } from '@campanile/contract/exams/exam-drafts.ts'
import { maxExamRooms } from '@campanile/contract/exams/exam-words.ts'
import { Temporal } from 'temporal-polyfill'
import { type Days, type Slot, wallTime } from '#domains/timetable/weekly.rules.ts'
import { minuteOfDay, minutesADay, timeOfDay } from '#platform/day-minutes.ts'
import { examSlot } from '../exam-time.rules.ts'
import type { ExamPlacement, ExamProblem, ExamStart, ExamWishes } from './exam-problem.ts'

/** An exam to be scheduled. */
export interface ExamFact {
  /** The exam’s id, or the class’s if it has no exam yet. */
  id: string
  durationMinutes: number
  studentIds: readonly string[]
  batchIds: readonly string[]
  invigilatorIds: readonly string[]
}

/** Everything that a draft of exams is computed from, besides its inputs. */
export interface ExamPlanFacts {
  exams: readonly ExamFact[]
  rooms: readonly { id: string; capacity: number }[]
  /** The bookings of rooms, batches and invigilators in the period. */
  booked: readonly (Slot & { resource: 'room' | 'lecturer' | 'batch'; id: string })[]
  /** Exams that keep their times, with their students. */
  otherExams: readonly (Slot & { studentIds: readonly string[] })[]
  holidays: readonly Days[]
  now: Date
  timeZone: string
}

/** Two exams on a day are as bad as ten on consecutive days, and back to back they are twice as bad. */
const wishes: ExamWishes = { daysApart: [10, 1], backToBack: 10, late: 20, rooms: 5, emptySeats: 0.01 }

const dayAfter = (firstDay: string, days: number) => Temporal.PlainDate.from(firstDay).add({ days })

/** The times at which exams can begin: in the future, on the selected weekdays, not in holidays. */
function possibleStarts(inputs: ExamDraftInputs, { holidays, now, timeZone }: ExamPlanFacts): ExamStart[] {
  const { firstDay, lastDay } = inputs
  const count = Temporal.PlainDate.from(firstDay).until(Temporal.PlainDate.from(lastDay)).days + 1
  const times = [...new Set(inputs.starts)].sort()
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const date = dayAfter(firstDay, index)
    const day = date.toString()
    const isFree =
      inputs.weekdays.includes(date.dayOfWeek) &&
      !holidays.some((it) => it.firstDay <= day && day <= it.lastDay)
    return times
      .filter(
        (startsAt) => isFree && examSlot({ day, startsAt, durationMinutes: 1 }, timeZone).startsAt > now,
      )
      .map((startsAt) => ({ day: index, minute: minuteOfDay(startsAt) }))
  })
}

/** Seats of a room that an exam can use. */
export const usedSeats = (capacity: number, { seatShare }: Pick<ExamDraftInputs, 'seatShare'>): number =>
  Math.max(1, Math.floor((capacity * seatShare) / 100))

/** The size from which on exams are large: that of the largest quarter. */
function smallestLargeSize(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * 0.75) - 1] ?? 0) + 1
}

export function examProblem(inputs: ExamDraftInputs, facts: ExamPlanFacts): ExamProblem {
  const { exams, rooms, booked, otherExams, timeZone } = facts
  const first = Temporal.PlainDate.from(inputs.firstDay)
  const bookedSpan = ({ startsAt, endsAt }: Slot) => {
    const { day, time } = wallTime(startsAt, timeZone)
    const from = first.until(Temporal.PlainDate.from(day)).days * minutesADay + minuteOfDay(time)
    return { from, to: from + Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000) }
  }
  const numbers = new Map<string, number>()
  const studentNumber = (studentId: string) => {
    const number = numbers.get(studentId) ?? numbers.size
    numbers.set(studentId, number)
    return number
  }
  const large = smallestLargeSize(exams.map(({ studentIds }) => studentIds.length))
  const place = new Map(rooms.map(({ id }, index) => [id, index]))
  return {
    starts: possibleStarts(inputs, facts),
    rooms: rooms.map(({ id, capacity }) => ({ id, seats: usedSeats(capacity, inputs) })),
    exams: exams.map(({ id, durationMinutes, studentIds, batchIds, invigilatorIds }) => ({
      id,
      minutes: durationMinutes,
      students: studentIds.map(studentNumber),
      seats: studentIds.length,
      resources: [...batchIds, ...invigilatorIds],
      isLarge: studentIds.length >= large,
    })),
    fixed: [
      ...booked.map((it) => ({
        ...bookedSpan(it),
        resources: it.resource === 'room' ? [] : [it.id],
        room: it.resource === 'room' ? (place.get(it.id) ?? null) : null,
        students: [],
      })),
      ...otherExams.map((it) => ({
        ...bookedSpan(it),
        resources: [],
        room: null,
        students: it.studentIds.map(studentNumber),
      })),
    ],
    gap: inputs.gapMinutes,
    mostRooms: maxExamRooms,
    wishes,
  }
}

/** The date of a day of the problem. */
export const draftDate = ({ firstDay }: Pick<ExamDraftInputs, 'firstDay'>, day: number): string =>
  dayAfter(firstDay, day).toString()

/** Placements as days and times, with the rooms and the seats used in them. */
export const datedPlaces = (
  inputs: Pick<ExamDraftInputs, 'firstDay'>,
  { starts, rooms, exams }: ExamProblem,
  placements: readonly ExamPlacement[],
) =>
  placements.map(({ of, start, rooms: used }) => {
    const { day, minute } = starts[start]!
    return {
      id: exams[of]!.id,
      day: draftDate(inputs, day),
      startsAt: timeOfDay(minute),
      durationMinutes: exams[of]!.minutes,
      rooms: used.map((room) => ({ roomId: rooms[room]!.id, seats: rooms[room]!.seats })),
    }
  })
