import { calendarFeed } from '@campanile/contract/timetable/calendar-feed.ts'
import { hashToken } from '#auth/tokens.ts'
import { ownExams } from '#domains/exams/own-exams.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Calendar } from '#http/calendar.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { calendarMessages } from './calendar.messages.ts'
import { examEvents } from './calendar-exams.rules.ts'
import { findFeedReader } from './calendar-feed.repo.ts'
import { calendarEvents } from './calendar-feed.rules.ts'
import { calendarFile, calendarSpan, maxSessions } from './calendar-file.ts'
import type { FeedOwner } from './feeds.repo.ts'
import { createFeed, readFeed, recordRead, revokeFeed } from './feeds.service.ts'
import { listOwnSessions } from './schedule.repo.ts'

const ownFeed = ({ actor }: SignedIn): FeedOwner => ({ kind: 'person', id: actor.id })

export const readCalendarFeed = handle(calendarFeed.readCalendarFeed, (ctx) => readFeed(ctx, ownFeed(ctx)))

export const createCalendarFeed = handle(calendarFeed.createCalendarFeed, (ctx) =>
  createFeed(ctx, ownFeed(ctx)),
)

export const revokeCalendarFeed = handle(calendarFeed.revokeCalendarFeed, (ctx) =>
  revokeFeed(ctx, ownFeed(ctx)),
)

/** The calendar of a person for a secret; null if the secret is not valid (any more). */
export async function openOwnCalendar(platform: Platform, secret: string): Promise<Calendar | null> {
  const { db, clock, config } = platform
  const now = clock.now()
  const reader = await findFeedReader(db, hashToken(secret), now)
  if (reader?.role !== 'lecturer' && reader?.role !== 'student') return null
  const { name, timeZone } = await currentInstitution(platform)
  const locale = toLocale(reader.language)
  const { from, to } = calendarSpan(now)
  const sessions = await listOwnSessions(db, reader, from, to, maxSessions)
  const exams = await ownExams(platform, reader, from, to)
  await recordRead(platform, { kind: 'person', id: reader.id })
  return calendarFile(reader.id, {
    title: calendarMessages(locale).scheduleOf({ institution: name }),
    timeZone,
    locale,
    events: [
      ...calendarEvents(sessions, timeZone, config.publicUrl.origin, locale),
      ...examEvents(exams, timeZone, config.publicUrl.origin, locale),
    ],
  })
}
