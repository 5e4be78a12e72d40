import { createHash } from 'node:crypto'
import { drawn } from '#documents/drawing.ts'
import type { Calendar } from '#http/calendar.ts'
import { runForClient } from '#platform/client.ts'
import { daysAfter } from '#platform/clock.ts'
import type { CalendarContent } from './calendar-feed.rules.ts'

/** Sessions in one calendar, which no person or room reaches. */
export const maxSessions = 5_000

/** Calendars receive the last two months and a year ahead. */
export const calendarSpan = (now: Date) => ({ from: daysAfter(now, -60), to: daysAfter(now, 400) })

/** The calendar of its owner, a person or room. */
export const calendarFile = (ownerId: string, content: CalendarContent): Calendar => ({
  fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  // Folding the lines of a year takes longer than a request may hold the event loop.
  text: () =>
    runForClient({ key: `calendar ${ownerId}`, hasLeft: () => false }, () => drawn('calendar', content)),
})
