import type { DraftInputs } from '@campanile/contract/timetable/timetable-drafts.ts'
import { minuteOfDay, minutesADay, timeOfDay } from '#platform/day-minutes.ts'
import {
  classInterval,
  type FixedEvent,
  overlap,
  type Placement,
  type ProblemClass,
  type ProblemRoom,
  type TimetableProblem,
  type Wishes,
} from './timetable-problem.ts'

/** A weekly time; room null: none. */
export interface WeeklyPlace {
  weekday: number
  startsAt: string
  endsAt: string
  roomId: string | null
}

export interface PresentMeeting extends WeeklyPlace {
  id: string
  classId: string
}

interface ClassFacts {
  id: string
  lecturerIds: readonly string[]
  batchIds: readonly string[]
  students: number
}

/**
 * Bookings of rooms, lecturers or batches in a week of the term that don't belong to meetings of the term.
 */
export interface TakenWeekly {
  resource: 'room' | 'lecturer' | 'batch'
  id: string
  weekday: number
  startsAt: string
  endsAt: string
}

export interface TermFacts {
  classes: readonly ClassFacts[]
  meetings: readonly PresentMeeting[]
  rooms: readonly ProblemRoom[]
  taken: readonly TakenWeekly[]
}

/** A wish for fewer gaps is worth half a second day, and a move of a meeting is worth a gap and a half. */
const wishes: Wishes = {
  unplaced: 1000,
  unwanted: 5,
  days: 4,
  alone: 0,
  gaps: 2,
  moved: 3,
  seats: null,
  roomChanges: 0,
  emptySeats: 1,
}

/** The input of a draft. Only classes that still exist and are not locked are placed. */
export function draftProblem(inputs: DraftInputs, facts: TermFacts): TimetableProblem {
  const weekdays = [...new Set(inputs.weekdays)].sort()
  const minutes = [...new Set(inputs.starts)].sort().map(minuteOfDay)
  const starts = weekdays.flatMap((_, day) => minutes.map((minute) => ({ day, minute })))
  const weekdayIndex = (weekday: number) => weekdays.indexOf(weekday)
  const interval = (it: Omit<WeeklyPlace, 'roomId'>) => ({
    day: weekdayIndex(it.weekday),
    from: minuteOfDay(it.startsAt),
    to: minuteOfDay(it.endsAt),
  })
  const roomPlace = new Map(facts.rooms.map(({ id }, index) => [id, index]))
  const roomIndex = (roomId: string | null) => (roomId === null ? null : (roomPlace.get(roomId) ?? null))
  const factsByClass = new Map(facts.classes.map((it) => [it.id, it]))
  const open = inputs.classes.filter((it) => !it.isLocked && factsByClass.has(it.classId))
  const openIds = new Set(open.map(({ classId }) => classId))

  const classes = open.map((need): ProblemClass => {
    const { id, lecturerIds, batchIds, students } = factsByClass.get(need.classId)!
    const present = facts.meetings.filter(({ classId }) => classId === id)
    const lasting = { minutes: need.minutes }
    const at = starts.map((start) => classInterval(start, lasting))
    const times = inputs.lecturerTimes.filter(({ lecturerId }) => lecturerIds.includes(lecturerId))
    const during = (time: (typeof times)[number]) =>
      at.flatMap((it, start) => (overlap(it, interval(time)) ? [start] : []))
    return {
      id,
      meetings: need.meetings,
      minutes: need.minutes,
      students,
      resources: [...lecturerIds, ...batchIds],
      compact: batchIds,
      rooms:
        present.length > 0 && present.every(({ roomId }) => roomId === null)
          ? null
          : facts.rooms.flatMap(({ seats }, room) => (seats >= students ? [room] : [])),
      days: need.meetings,
      closed: [
        ...at.flatMap(({ to }, start) => (to > minutesADay ? [{ start, by: id }] : [])),
        ...times
          .filter(({ isImpossible }) => isImpossible)
          .flatMap((time) => during(time).map((start) => ({ start, by: time.lecturerId }))),
      ],
      unwanted: times.filter(({ isImpossible }) => !isImpossible).flatMap(during),
      present: inputs.keepsPresent
        ? present.flatMap((it) => {
            const now = interval(it)
            const start = at.findIndex(
              ({ day, from, to }) => day === now.day && from === now.from && to === now.to,
            )
            return start < 0 ? [] : [{ start, room: roomIndex(it.roomId) }]
          })
        : [],
    }
  })

  const locked = facts.meetings
    .filter(({ classId }) => !openIds.has(classId))
    .map((it): FixedEvent => {
      const of = factsByClass.get(it.classId)
      return {
        ...interval(it),
        resources: of ? [...of.lecturerIds, ...of.batchIds] : [],
        room: roomIndex(it.roomId),
      }
    })
  const taken = facts.taken.map(
    (it): FixedEvent => ({
      ...interval(it),
      resources: it.resource === 'room' ? [] : [it.id],
      room: it.resource === 'room' ? roomIndex(it.id) : null,
    }),
  )
  const fixed = [...locked, ...taken].filter(({ day }) => day >= 0)
  return { days: weekdays.length, starts, rooms: facts.rooms, classes, fixed, wishes }
}

/** Placements as weekly times. */
export function weeklyPlaces(
  { weekdays }: Pick<DraftInputs, 'weekdays'>,
  { starts, rooms, classes }: TimetableProblem,
  placements: readonly Placement[],
): (WeeklyPlace & { classId: string })[] {
  const inOrder = [...new Set(weekdays)].sort()
  return placements.map(({ of, start, room }) => {
    const { id, minutes } = classes[of]!
    const { day, minute } = starts[start]!
    return {
      classId: id,
      weekday: inOrder[day]!,
      startsAt: timeOfDay(minute),
      endsAt: timeOfDay(minute + minutes),
      roomId: room === null ? null : rooms[room]!.id,
    }
  })
}
