import { nullable } from '#db/rows.ts'
import { courses, rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from './timetable.tables.ts'

/** How a session appears in a list. */
export const sessionShape = {
  courseCode: courses.code,
  courseTitle: courses.title,
  room: nullable(rooms.name),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
}
