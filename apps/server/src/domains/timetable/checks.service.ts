import { classSessions } from '@campanile/contract/timetable/class-sessions.ts'
import { meetings } from '@campanile/contract/timetable/meetings.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import * as bookings from './bookings.repo.ts'
import { classSession } from './class-sessions.service.ts'
import { freeCandidates, timesLike } from './free-slots.rules.ts'
import { checkTime, clashView, limits, slotSpan, teachingDays } from './free-times.service.ts'
import { meetingResources, taughtClass, wantedSlots } from './meetings.service.ts'
import { listPlannedOfMeeting } from './planned-sessions.repo.ts'
import { expandMeeting } from './weekly.rules.ts'

export const checkMeeting = handle(
  meetings.checkMeeting,
  async (ctx, { classId, meetingId, roomId = null, ...time }) => {
    const taught = await taughtClass(ctx, classId)
    const now = ctx.clock.now()
    const own = meetingId ? await listPlannedOfMeeting(ctx.db, meetingId, { from: now, now }) : []
    const except = own.map(({ id }) => id)
    const { wanted, slots } = await wantedSlots(ctx, taught, { ...time, roomId }, except)
    const clashes = await bookings.listClashes(ctx.db, wanted.resources, slots, except, limits.clashes)
    const rooms = await bookings.listFreeRooms(ctx.db, slots, taught.studentIds.length, except, limits.rooms)
    const { timeZone } = await currentInstitution(ctx)
    const candidates = teachingDays
      .flatMap((weekday) => timesLike(time).map((times) => ({ weekday, ...times })))
      .map((it) => ({
        ...it,
        slots: expandMeeting(it, taught.term, taught.holidays, timeZone).filter(
          (slot) => slot.startsAt > now,
        ),
      }))
      .filter((it) => it.slots.length > 0)
    const all = candidates.flatMap((it) => it.slots)
    const busy =
      all.length > 0 ? await bookings.listBusy(ctx.db, wanted.resources, slotSpan(all), except) : []
    return {
      sessions: slots.length,
      clashes: clashes.map(clashView),
      rooms,
      slots: freeCandidates(candidates, busy, limits.slots).map(({ slots: _, ...it }) => it),
    }
  },
)

export const checkSessionMove = handle(
  classSessions.checkSessionMove,
  async (ctx, { sessionId, day, roomId = null, ...times }) => {
    const { row, taught } = await classSession(ctx, sessionId)
    const lecturerIds = row.substituteId ? [row.substituteId] : taught.lecturerIds
    const resources = meetingResources({ ...taught, lecturerIds }, roomId)
    return checkTime(ctx, { resources, day, times, seats: taught.studentIds.length, except: [sessionId] })
  },
)
