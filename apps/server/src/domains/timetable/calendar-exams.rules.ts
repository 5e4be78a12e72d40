import { localMoments } from '#platform/clock.ts'
import { fullSpanWords } from '#platform/date-words.ts'
import { partsInWords } from '#platform/locale.ts'
import { calendarMessages } from './calendar.messages.ts'
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

/** The title repeats the status, because some calendars ignore the status field. */
function examSummary({ courseCode, title, cancelReason, deferred }: Exam, locale: string): string {
  const m = calendarMessages(locale)
  const exam = `${courseCode} ${title}`
  if (cancelReason !== null) return m.cancelledExam({ exam })
  return deferred ? m.deferredExam({ exam }) : m.exam({ exam })
}

function examDescription(exam: Exam, timeZone: string, locale: string): string {
  const m = calendarMessages(locale)
  const { plannedStartsAt: startsAt, plannedEndsAt: endsAt, cancelReason: reason, seat, batches } = exam
  return [
    exam.courseTitle,
    startsAt && endsAt && m.movedFrom({ span: fullSpanWords({ startsAt, endsAt }, timeZone, locale) }),
    reason && m.reason({ reason }),
    seat !== null && m.seat({ seat }),
    exam.invigilating && m.youInvigilate(),
    batches.length > 0 && m.forBatches({ batches: partsInWords(batches, locale) }),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Exams as calendar events. An exam that was deferred for the reader does not block the time. */
export function examEvents(
  exams: readonly Exam[],
  timeZone: string,
  origin: string,
  locale: string,
): CalendarEvent[] {
  const moment = localMoments(timeZone)
  return exams.map((exam) => {
    const { id, startsAt, endsAt } = exam
    return {
      id,
      sequence: exam.sequence,
      modifiedAt: exam.modifiedAt,
      start: startsAt,
      end: endsAt,
      summary: examSummary(exam, locale),
      location: exam.rooms.join(', '),
      description: examDescription(exam, timeZone, locale),
      cancelled: exam.cancelReason !== null || exam.deferred,
      url: `${origin}/app/schedule?date=${moment(startsAt).slice(0, 10)}&session=${id}`,
    }
  })
}
