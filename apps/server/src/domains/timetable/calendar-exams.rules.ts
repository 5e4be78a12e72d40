import { momentsIn } from '#platform/clock.ts'
import { fullSpanWords } from '#platform/date-words.ts'
import type { CalendarEvent } from './calendar-feed.rules.ts'

interface Exam {
  id: string
  courseCode: string
  courseTitle: string
  title: string
  rooms: string[]
  batches: string[]
  startsAt: Date
  endsAt: Date
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  cancelReason: string | null
  seat: number | null
  deferred: boolean
  invigilating: boolean
  sequence: number
  modifiedAt: Date
}

/** The status as a prefix of the title, because some calendars ignore the status field. */
const fateOf = ({ cancelReason, deferred }: Exam) =>
  cancelReason !== null ? 'Cancelled: ' : deferred ? 'Deferred: ' : ''

/** Exams as calendar events. An exam that was deferred for the reader does not block the time. */
export function examEvents(exams: readonly Exam[], timeZone: string, origin: string): CalendarEvent[] {
  const moment = momentsIn(timeZone)
  return exams.map((exam) => {
    const { id, courseCode, title, startsAt, endsAt, plannedStartsAt, plannedEndsAt } = exam
    const fate = fateOf(exam)
    const description = [
      exam.courseTitle,
      plannedStartsAt &&
        plannedEndsAt &&
        `Moved from ${fullSpanWords({ startsAt: plannedStartsAt, endsAt: plannedEndsAt }, timeZone)}`,
      exam.cancelReason && `Reason: ${exam.cancelReason}`,
      exam.seat !== null && `Seat ${exam.seat}`,
      exam.invigilating && 'You invigilate',
      exam.batches.length > 0 && `For ${exam.batches.join(', ')}`,
    ]
    return {
      id,
      sequence: exam.sequence,
      modifiedAt: exam.modifiedAt,
      start: startsAt,
      end: endsAt,
      summary: `${fate}Exam ${courseCode} ${title}`,
      location: exam.rooms.join(', '),
      description: description.filter(Boolean).join('\n'),
      cancelled: fate !== '',
      url: `${origin}/app/schedule?date=${moment(startsAt).slice(0, 10)}&session=${id}`,
    }
  })
}
