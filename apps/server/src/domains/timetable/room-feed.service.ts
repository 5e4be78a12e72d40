import { roomFeed } from '@campanile/contract/timetable/room-feed.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Calendar } from '#http/calendar.ts'
import { handle } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { calendarMessages } from './calendar.messages.ts'
import {
  calendarFile,
  calendarSpan,
  feedView,
  maxSessions,
  newFeedView,
  touchEvery,
} from './calendar-file.ts'
import { isRoomInUse } from './meetings.repo.ts'
import * as repo from './room-feed.repo.ts'
import { roomEvents } from './room-feed.rules.ts'
import { roomExists } from './room-use.repo.ts'

async function readState(db: Database, roomId: string) {
  const feed = await repo.findRoomFeed(db, roomId)
  return { feed: feed ? feedView(feed) : null }
}

export const readRoomFeed = handle(roomFeed.readRoomFeed, async ({ db }, { roomId }) => {
  if (!(await roomExists(db, roomId))) throw new AppError('not-found')
  return readState(db, roomId)
})

export const createRoomFeed = handle(roomFeed.createRoomFeed, async (ctx, { roomId }) => {
  const secret = newToken()
  const createdAt = ctx.clock.now()
  await inTransaction(ctx, async (tx) => {
    if (!(await isRoomInUse(tx.db, roomId))) throw new AppError('not-found')
    const before = await repo.findRoomFeed(tx.db, roomId)
    await repo.replaceRoomFeed(tx.db, { roomId, secretHash: hashToken(secret), createdAt })
    await recordAudit(ctx, tx, {
      entity: 'room',
      entityId: roomId,
      before: { subscribable: before !== undefined },
      after: { subscribable: true },
    })
  })
  return newFeedView(ctx.config, secret, createdAt)
})

export const revokeRoomFeed = handle(roomFeed.revokeRoomFeed, async (ctx, { roomId }) => {
  if (!(await roomExists(ctx.db, roomId))) throw new AppError('not-found')
  await inTransaction(ctx, async (tx) => {
    if (!(await repo.deleteRoomFeed(tx.db, roomId))) return
    await recordAudit(ctx, tx, {
      entity: 'room',
      entityId: roomId,
      before: { subscribable: true },
      after: { subscribable: false },
    })
  })
  return readState(ctx.db, roomId)
})

/** The calendar of a room for a secret; null if the secret is not valid (any more). */
export async function openRoomCalendar(platform: Platform, secret: string): Promise<Calendar | null> {
  const { db, clock } = platform
  const now = clock.now()
  const room = await repo.findFeedRoom(db, hashToken(secret))
  if (!room) return null
  const { name, timeZone, locale } = await currentInstitution(platform)
  const { from, to } = calendarSpan(now)
  const bookings = await repo.listRoomBookings(db, room.id, from, to, maxSessions)
  await repo.touchRoomFeed(db, room.id, now, minutesAfter(now, -touchEvery))
  return calendarFile(room.id, {
    title: calendarMessages(locale).roomOf({ room: room.name, institution: name }),
    timeZone,
    locale,
    events: roomEvents(bookings, room.name, locale),
  })
}
