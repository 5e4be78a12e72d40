import { type CalendarFeedState, calendarFeed } from '@campanile/contract/timetable/calendar-feed.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { ownExams } from '#domains/exams/own-exams.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Calendar } from '#http/calendar.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import { toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { calendarMessages } from './calendar.messages.ts'
import { examEvents } from './calendar-exams.rules.ts'
import * as repo from './calendar-feed.repo.ts'
import { calendarEvents } from './calendar-feed.rules.ts'
import {
  calendarFile,
  calendarSpan,
  feedView,
  maxSessions,
  newFeedView,
  touchEvery,
} from './calendar-file.ts'
import { listOwnSessions } from './schedule.repo.ts'

async function readState({ db, actor }: SignedIn): Promise<CalendarFeedState> {
  const feed = await repo.findFeed(db, actor.id)
  return { feed: feed ? feedView(feed) : null }
}

export const readCalendarFeed = handle(calendarFeed.readCalendarFeed, (ctx) => readState(ctx))

export const createCalendarFeed = handle(calendarFeed.createCalendarFeed, async (ctx) => {
  const secret = newToken()
  const createdAt = ctx.clock.now()
  const personId = ctx.actor.id
  await inTransaction(ctx, async (tx) => {
    const before = await repo.findFeed(tx.db, personId)
    await repo.replaceFeed(tx.db, { personId, secretHash: hashToken(secret), createdAt })
    await recordAudit(ctx, tx, {
      entity: 'calendar-feed',
      entityId: personId,
      before: { subscribable: before !== undefined },
      after: { subscribable: true },
    })
  })
  return newFeedView(ctx.config, secret, createdAt)
})

export const revokeCalendarFeed = handle(calendarFeed.revokeCalendarFeed, async (ctx) => {
  await inTransaction(ctx, async (tx) => {
    if (!(await repo.deleteFeed(tx.db, ctx.actor.id))) return
    await recordAudit(ctx, tx, {
      entity: 'calendar-feed',
      entityId: ctx.actor.id,
      before: { subscribable: true },
      after: { subscribable: false },
    })
  })
  return readState(ctx)
})

/** The calendar of a person for a secret; null if the secret is not valid (any more). */
export async function openOwnCalendar(platform: Platform, secret: string): Promise<Calendar | null> {
  const { db, clock, config } = platform
  const now = clock.now()
  const reader = await repo.findFeedReader(db, hashToken(secret), now)
  if (reader?.role !== 'lecturer' && reader?.role !== 'student') return null
  const { name, timeZone } = await currentInstitution(platform)
  const locale = toLocale(reader.language)
  const { from, to } = calendarSpan(now)
  const sessions = await listOwnSessions(db, reader, from, to, maxSessions)
  const exams = await ownExams(platform, reader, from, to)
  await repo.touchFeed(db, reader.id, now, minutesAfter(now, -touchEvery))
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
