import ical, {
  escape as escapeText,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { momentsIn } from '#platform/clock.ts'
import { fullSpanWords } from '#platform/date-words.ts'

interface Session {
  id: string
  courseCode: string
  courseTitle: string
  lecturers: string[]
  substitute: string | null
  batches: string[]
  room: string | null
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  plannedRoom: string | null
  changeReason: string | null
  version: number
  modifiedAt: Date
}

export interface CalendarEvent {
  id: string
  sequence: number
  modifiedAt: Date
  start: Date
  end: Date
  summary: string
  location: string
  description: string
  cancelled: boolean
  url: string
}

/** iCalendar allows no control character in text but tab and the line break, which is escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const plain = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')

function descriptionOf(session: Session, timeZone: string): string {
  const { lecturers, substitute, batches, plannedStartsAt, plannedEndsAt, plannedRoom } = session
  const { status, changeReason } = session
  const taughtBy = lecturers.join(', ')
  const planned =
    status === 'moved' && plannedStartsAt && plannedEndsAt
      ? `Moved from ${fullSpanWords({ startsAt: plannedStartsAt, endsAt: plannedEndsAt }, timeZone)}${plannedRoom ? `, ${plannedRoom}` : ''}`
      : ''
  const changed = status === 'moved' || status === 'cancelled'
  return [
    status === 'cancelled' && 'Cancelled',
    planned,
    changed && changeReason && `Reason: ${changeReason}`,
    substitute
      ? `With ${substitute}${taughtBy && ` in place of ${taughtBy}`}`
      : taughtBy && `With ${taughtBy}`,
    batches.length > 0 && `For ${batches.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * Sessions as calendar events. The title repeats the status, because some calendars ignore the status field.
 */
export function calendarEvents(
  sessions: readonly Session[],
  timeZone: string,
  origin: string,
): CalendarEvent[] {
  const moment = momentsIn(timeZone)
  return sessions.map((session) => {
    const { id, courseCode, courseTitle, room, startsAt, endsAt, version, modifiedAt } = session
    const cancelled = session.status === 'cancelled'
    return {
      id,
      sequence: version,
      modifiedAt,
      start: startsAt,
      end: endsAt,
      summary: `${cancelled ? 'Cancelled: ' : ''}${courseCode} ${courseTitle}`,
      location: room ?? '',
      description: descriptionOf(session, timeZone),
      cancelled,
      url: `${origin}/app/schedule?date=${moment(startsAt).slice(0, 10)}&session=${id}`,
    }
  })
}

export interface CalendarContent {
  name: string
  timeZone: string
  events: readonly CalendarEvent[]
}

/**
 * The iCalendar text. Its times are in UTC, so that every calendar shows the right hour before and after a
 * clock change, whatever it knows about the time zone.
 */
export function calendarText({ name, timeZone, events }: CalendarContent): string {
  const calendar = ical({
    // The library does not escape names.
    name: escapeText(plain(`${name} schedule`), false),
    prodId: { company: 'Campanile', product: 'Schedule', language: 'EN' },
    ttl: 3600,
    x: { 'X-WR-TIMEZONE': timeZone },
  })
  for (const it of events) calendar.createEvent(eventData(it))
  return `${calendar}\r\n`
}

const eventData = (it: CalendarEvent): ICalEventData => ({
  id: `${it.id}@campanile`,
  sequence: it.sequence,
  stamp: it.modifiedAt,
  lastModified: it.modifiedAt,
  start: it.start,
  end: it.end,
  summary: plain(it.summary),
  description: plain(it.description),
  ...(it.location && { location: plain(it.location) }),
  status: it.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: it.cancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  url: it.url,
})
