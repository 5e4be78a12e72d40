import { toLanguage } from '@campanile/messages/languages.ts'
import ical, {
  escape as escapeText,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { localMoments } from '#platform/clock.ts'
import { fullSpanWords } from '#platform/date-words.ts'
import { partsInWords } from '#platform/locale.ts'
import { calendarMessages } from './calendar.messages.ts'

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
  /** Null: there is no page for everyone who can read it. */
  url: string | null
}

/** iCalendar allows no control character in text but tab and the line break, which is escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const plain = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')

function sessionDescription(session: Session, timeZone: string, locale: string): string {
  const m = calendarMessages(locale)
  const { batches, status, changeReason } = session
  const changed = status === 'moved' || status === 'cancelled'
  return [
    status === 'cancelled' && m.cancelled(),
    movedSentence(session, timeZone, locale),
    changed && changeReason && m.reason({ reason: changeReason }),
    lecturerNames(session, locale),
    batches.length > 0 && m.forBatches({ batches: partsInWords(batches, locale) }),
  ]
    .filter(Boolean)
    .join('\n')
}

function movedSentence(session: Session, timeZone: string, locale: string): string {
  const { status, plannedStartsAt: startsAt, plannedEndsAt: endsAt, plannedRoom: room } = session
  if (status !== 'moved' || !startsAt || !endsAt) return ''
  const m = calendarMessages(locale)
  const span = fullSpanWords({ startsAt, endsAt }, timeZone, locale)
  return room ? m.movedFromRoom({ span, room }) : m.movedFrom({ span })
}

function lecturerNames({ lecturers, substitute }: Session, locale: string): string {
  const m = calendarMessages(locale)
  const names = partsInWords(lecturers, locale)
  if (!substitute) return names && m.taughtBy({ lecturers: names })
  return names ? m.taughtInPlaceOf({ substitute, lecturers: names }) : m.taughtBy({ lecturers: substitute })
}

/**
 * Sessions as calendar events. The title repeats the status, because some calendars ignore the status field.
 */
export function calendarEvents(
  sessions: readonly Session[],
  timeZone: string,
  origin: string,
  locale: string,
): CalendarEvent[] {
  const m = calendarMessages(locale)
  const moment = localMoments(timeZone)
  return sessions.map((session) => {
    const { id, courseCode, courseTitle, room, startsAt, endsAt, version, modifiedAt } = session
    const cancelled = session.status === 'cancelled'
    const summary = `${courseCode} ${courseTitle}`
    return {
      id,
      sequence: version,
      modifiedAt,
      start: startsAt,
      end: endsAt,
      summary: cancelled ? m.cancelledSession({ session: summary }) : summary,
      location: room ?? '',
      description: sessionDescription(session, timeZone, locale),
      cancelled,
      url: `${origin}/app/schedule?date=${moment(startsAt).slice(0, 10)}&session=${id}`,
    }
  })
}

export interface CalendarContent {
  title: string
  timeZone: string
  /** Of its texts. */
  locale: string
  events: readonly CalendarEvent[]
}

/**
 * The iCalendar text. Its times are in UTC, so that every calendar shows the right hour before and after a
 * clock change, whatever it knows about the time zone.
 */
export function calendarText({ title, timeZone, events, locale }: CalendarContent): string {
  const calendar = ical({
    // The library does not escape names.
    name: escapeText(plain(title), false),
    prodId: { company: 'Campanile', product: 'Schedule', language: toLanguage(locale).toUpperCase() },
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
  ...(it.url && { url: it.url }),
})
