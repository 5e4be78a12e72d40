import { createHash } from 'node:crypto'
import { type CalendarFeedState, calendarFeed } from '@campanile/contract/timetable/calendar-feed.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { drawn } from '#documents/drawing.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { ownExams } from '#domains/exams/own-exams.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Calendar } from '#http/calendar.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { runForClient } from '#platform/client.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import { toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { examEvents } from './calendar-exams.rules.ts'
import * as repo from './calendar-feed.repo.ts'
import { calendarEvents } from './calendar-feed.rules.ts'
import { listOwnSessions } from './schedule.repo.ts'

/** Calendars receive the last two months and a year ahead, up to a limit that no person reaches. */
const daysBack = 60
const daysAhead = 400
const maxSessions = 5_000

/** Minutes. Calendars read often, so not every read is recorded. */
const touchEvery = 5

async function readState({ db, actor }: SignedIn): Promise<CalendarFeedState> {
  const feed = await repo.findFeed(db, actor.id)
  return {
    feed: feed
      ? { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null }
      : null,
  }
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
  const url = `${ctx.config.publicUrl.origin}/calendar/${secret}.ics`
  return { feed: { createdAt: createdAt.toISOString(), lastReadAt: null }, url }
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

/** The calendar for a secret; null if the secret is not valid (any more). */
export async function openCalendar(platform: Platform, secret: string): Promise<Calendar | null> {
  const { db, clock, config } = platform
  const now = clock.now()
  const reader = await repo.findFeedReader(db, hashToken(secret), now)
  if (reader?.role !== 'lecturer' && reader?.role !== 'student') return null
  const { name, timeZone } = await currentInstitution(platform)
  const locale = toLocale(reader.language)
  const from = daysAfter(now, -daysBack)
  const to = daysAfter(now, daysAhead)
  const sessions = await listOwnSessions(db, reader, from, to, maxSessions)
  const exams = await ownExams(platform, reader, from, to)
  await repo.touchFeed(db, reader.id, now, minutesAfter(now, -touchEvery))
  const calendar = {
    name,
    timeZone,
    locale,
    events: [
      ...calendarEvents(sessions, timeZone, config.publicUrl.origin, locale),
      ...examEvents(exams, timeZone, config.publicUrl.origin, locale),
    ],
  }
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(calendar)).digest('base64url'),
    // Folding the lines of a year takes longer than a request may hold the event loop.
    text: () =>
      runForClient({ key: `calendar ${reader.id}`, hasLeft: () => false }, () => drawn('calendar', calendar)),
  }
}
