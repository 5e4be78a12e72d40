import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import type { TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { addDays, type PlainDate, weekdayOf } from '#lib/plainDate.ts'
import { instantsOf } from '../campus/moveTarget.ts'

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The first whole week of the draft’s term, in which its meetings are shown. */
export const firstMonday = (firstDay: PlainDate): PlainDate =>
  addDays(firstDay, (8 - weekdayOf(firstDay)) % 7)

/** The meetings of a draft as sessions of that week, for the board. */
export function draftSessions(
  { placements, classes }: TimetableDraft,
  monday: PlainDate,
  timeZone: string,
): TimetableSession[] {
  const classOf = new Map(classes.map((it) => [it.id, it]))
  return placements.flatMap(({ classId, weekday, startsAt, endsAt, room }) => {
    const of = classOf.get(classId)
    if (!of) return []
    const start = minuteOf(startsAt)
    const day = addDays(monday, weekday - 1)
    return [
      {
        id: `${classId} ${weekday} ${startsAt}`,
        classId,
        courseCode: of.courseCode,
        courseTitle: of.courseTitle,
        lecturers: of.lecturers,
        covered: false,
        batches: of.batches.map(({ name }) => name),
        room,
        ...instantsOf({ day, start, roomId: room?.id ?? null }, minuteOf(endsAt) - start, timeZone),
        status: 'scheduled',
        changeReason: null,
        students: of.students,
        doubleBooked: 0,
        version: 0,
        can: { move: false },
      },
    ]
  })
}
