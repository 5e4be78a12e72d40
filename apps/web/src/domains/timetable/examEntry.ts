import type { ScheduledExam } from '@campanile/contract/exams/my-exams.ts'
import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { m } from './messages.ts'

function room({ rooms, seat }: ScheduledExam): string | null {
  if (rooms.length === 0) return null
  const names = joinFacts(...rooms)
  return seat === null ? names : m.roomsAndSeat({ rooms: names, seat })
}

/** An exam in the form in which the schedule's views show a session, without check-in and lecturers. */
export function examEntry(exam: ScheduledExam): ScheduledSession {
  const { id, classId, courseCode, courseTitle, batches, startsAt, endsAt, planned, deferred, status } = exam
  const off = deferred || status === 'cancelled'
  return {
    id,
    classId,
    courseCode,
    courseTitle: deferred ? m.deferredExam({ title: courseTitle }) : m.exam({ title: courseTitle }),
    lecturers: [exam.title],
    substitute: null,
    batches,
    room: room(exam),
    startsAt,
    endsAt,
    status: off ? 'cancelled' : planned ? 'moved' : 'scheduled',
    planned: planned && { ...planned, room: room(exam) },
    changeReason: exam.cancelReason,
    checkIn: 'none',
    enrolled: null,
    mine: null,
    can: { openCheckIn: false, openRegister: false, openClass: false, checkIn: false },
  }
}

/** Sessions and exams together, in order of time. */
export const withExams = (sessions: readonly ScheduledSession[], exams: readonly ScheduledExam[]) =>
  [...sessions, ...exams.map(examEntry)].sort((a, b) => a.startsAt.localeCompare(b.startsAt))
