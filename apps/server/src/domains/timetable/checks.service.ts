import type { classSessions } from '@campanile/contract/class-sessions.ts'
import type { meetings } from '@campanile/contract/meetings.ts'
import { Temporal } from 'temporal-polyfill'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Handler } from '#http/routes.ts'
import * as bookings from './bookings.repo.ts'
import { classSession } from './class-sessions.service.ts'
import { freeCandidates, timesLike } from './free-slots.rules.ts'
import { resourcesOf, taughtClass, wantedBy } from './meetings.service.ts'
import { listPlannedOfMeeting } from './planned-sessions.repo.ts'
import { expandMeeting, type Slot, slotOn } from './weekly.rules.ts'

const shown = { clashes: 20, rooms: 200, slots: 8 }
const teachingDays = [1, 2, 3, 4, 5]
const daysAhead = 14

const clashView = ({ startsAt, endsAt, ...row }: bookings.ClashRow) => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** From the first beginning to the last end. */
const spanOf = (slots: readonly Slot[]): Slot => ({
  startsAt: new Date(Math.min(...slots.map((it) => it.startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map((it) => it.endsAt.getTime()))),
})

export const checkMeeting: Handler<typeof meetings.checkMeeting> = async (
  ctx,
  { classId, meetingId, roomId = null, ...time },
) => {
  const taught = await taughtClass(ctx, classId)
  const now = ctx.clock.now()
  const own = meetingId ? await listPlannedOfMeeting(ctx.db, meetingId, { from: now, now }) : []
  const except = own.map(({ id }) => id)
  const { wanted, slots } = await wantedBy(ctx, taught, { ...time, roomId }, except)
  const clashes = await bookings.listClashes(ctx.db, wanted.resources, slots, except, shown.clashes)
  const rooms = await bookings.listFreeRooms(ctx.db, slots, taught.studentIds.length, except, shown.rooms)
  const { timeZone } = await currentInstitution(ctx)
  const candidates = teachingDays
    .flatMap((weekday) => timesLike(time).map((times) => ({ weekday, ...times })))
    .map((it) => ({
      ...it,
      slots: expandMeeting(it, taught.term, taught.holidays, timeZone).filter((slot) => slot.startsAt > now),
    }))
    .filter((it) => it.slots.length > 0)
  const all = candidates.flatMap((it) => it.slots)
  const busy = all.length > 0 ? await bookings.listBusy(ctx.db, wanted.resources, spanOf(all), except) : []
  return {
    sessions: slots.length,
    clashes: clashes.map(clashView),
    rooms,
    slots: freeCandidates(candidates, busy, shown.slots).map(({ slots: _, ...it }) => it),
  }
}

export const checkSessionMove: Handler<typeof classSessions.checkSessionMove> = async (
  ctx,
  { sessionId, day, roomId = null, ...times },
) => {
  const { row, taught } = await classSession(ctx, sessionId)
  const { timeZone } = await currentInstitution(ctx)
  const now = ctx.clock.now()
  const lecturerIds = row.substituteId ? [row.substituteId] : taught.lecturerIds
  const resources = resourcesOf({ ...taught, lecturerIds }, roomId)
  const wanted = [slotOn(day, times, timeZone)]
  const except = [sessionId]
  const clashes = await bookings.listClashes(ctx.db, resources, wanted, except, shown.clashes)
  const rooms = await bookings.listFreeRooms(ctx.db, wanted, taught.studentIds.length, except, shown.rooms)
  const candidates = daysFrom(day)
    .flatMap((date) => timesLike(times).map((it) => ({ day: date, ...it })))
    .map((it) => ({ ...it, slots: [slotOn(it.day, it, timeZone)] }))
    .filter((it) => it.slots.every((slot) => slot.startsAt > now))
  const all = candidates.flatMap((it) => it.slots)
  const busy = all.length > 0 ? await bookings.listBusy(ctx.db, resources, spanOf(all), except) : []
  return {
    clashes: clashes.map(clashView),
    rooms,
    slots: freeCandidates(candidates, busy, shown.slots).map(({ slots: _, ...it }) => it),
  }
}

/** The teaching days of the two weeks from a day on. */
function daysFrom(day: string): string[] {
  const first = Temporal.PlainDate.from(day)
  return Array.from({ length: daysAhead }, (_, index) => first.add({ days: index }))
    .filter((date) => teachingDays.includes(date.dayOfWeek))
    .map(String)
}
