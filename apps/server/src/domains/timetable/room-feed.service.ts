import { roomFeed } from '@campanile/contract/timetable/room-feed.ts'
import { hashToken } from '#auth/tokens.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Calendar } from '#http/calendar.ts'
import { handle } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { calendarMessages } from './calendar.messages.ts'
import { calendarFile, calendarSpan, maxSessions } from './calendar-file.ts'
import type { FeedOwner } from './feeds.repo.ts'
import { createFeed, readFeed, recordRead, revokeFeed } from './feeds.service.ts'
import { isRoomInUse } from './meetings.repo.ts'
import * as repo from './room-feed.repo.ts'
import { roomEvents } from './room-feed.rules.ts'
import { roomExists } from './room-use.repo.ts'

const feedOf = (roomId: string): FeedOwner => ({ kind: 'room', id: roomId })

async function requireRoom(isThere: Promise<boolean>): Promise<void> {
  if (!(await isThere)) throw new AppError('not-found')
}

export const readRoomFeed = handle(roomFeed.readRoomFeed, async (ctx, { roomId }) => {
  await requireRoom(roomExists(ctx.db, roomId))
  return readFeed(ctx, feedOf(roomId))
})

export const createRoomFeed = handle(roomFeed.createRoomFeed, async (ctx, { roomId }) => {
  await requireRoom(isRoomInUse(ctx.db, roomId))
  return createFeed(ctx, feedOf(roomId))
})

export const revokeRoomFeed = handle(roomFeed.revokeRoomFeed, async (ctx, { roomId }) => {
  await requireRoom(roomExists(ctx.db, roomId))
  return revokeFeed(ctx, feedOf(roomId))
})

/** The calendar of a room for a secret; null if the secret is not valid (any more). */
export async function openRoomCalendar(platform: Platform, secret: string): Promise<Calendar | null> {
  const { db, clock } = platform
  const room = await repo.findFeedRoom(db, hashToken(secret))
  if (!room) return null
  const { name, timeZone, locale } = await currentInstitution(platform)
  const { from, to } = calendarSpan(clock.now())
  const bookings = await repo.listRoomBookings(db, room.id, from, to, maxSessions)
  await recordRead(platform, feedOf(room.id))
  return calendarFile(room.id, {
    title: calendarMessages(locale).roomOf({ room: room.name, institution: name }),
    timeZone,
    locale,
    events: roomEvents(bookings, room.name, locale),
  })
}
