import { partsInWords } from '#platform/locale.ts'
import { calendarMessages } from './calendar.messages.ts'
import type { CalendarEvent } from './calendar-feed.rules.ts'

interface Booking {
  id: string
  courseCode: string
  courseTitle: string
  exam: string | null
  isPublic: boolean
  batches: string[]
  startsAt: Date
  endsAt: Date
  sequence: number
  modifiedAt: Date
}

/**
 * Bookings of a room as calendar events. They name no person, because a room’s calendar is shown on doors and
 * shared with others. An exam that is not published only reserves the room.
 */
export function roomEvents(bookings: readonly Booking[], room: string, locale: string): CalendarEvent[] {
  const m = calendarMessages(locale)
  return bookings.map((it) => ({
    id: it.id,
    sequence: it.sequence,
    modifiedAt: it.modifiedAt,
    start: it.startsAt,
    end: it.endsAt,
    summary: it.isPublic ? bookingSummary(it, locale) : m.reserved(),
    location: room,
    description: it.isPublic ? bookingDescription(it, locale) : '',
    cancelled: false,
    url: null,
  }))
}

const bookingSummary = ({ courseCode, courseTitle, exam }: Booking, locale: string): string =>
  exam === null
    ? `${courseCode} ${courseTitle}`
    : calendarMessages(locale).exam({ exam: `${courseCode} ${exam}` })

const bookingDescription = ({ courseTitle, exam, batches }: Booking, locale: string): string =>
  [
    exam !== null && courseTitle,
    batches.length > 0 && calendarMessages(locale).forBatches({ batches: partsInWords(batches, locale) }),
  ]
    .filter(Boolean)
    .join('\n')
