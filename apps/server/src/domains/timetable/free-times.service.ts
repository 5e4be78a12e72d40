import type { MoveCheck } from '@campanile/contract/timetable/class-sessions.ts'
import { Temporal } from 'temporal-polyfill'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import * as bookings from './bookings.repo.ts'
import { freeCandidates, timesLike } from './free-slots.rules.ts'
import { type Slot, type WeeklyTime, weeklySlot } from './weekly.rules.ts'

export const limits = { clashes: 20, rooms: 200, slots: 8 }
export const teachingDays = [1, 2, 3, 4, 5]
const daysAhead = 14

export const clashView = ({ startsAt, endsAt, ...row }: bookings.ClashRow) => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** From the earliest start to the latest end. */
export const slotSpan = (slots: readonly Slot[]): Slot => ({
  startsAt: new Date(Math.min(...slots.map((it) => it.startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map((it) => it.endsAt.getTime()))),
})

interface WantedSlot {
  /** The resources that must be free at that time. */
  resources: readonly bookings.Resource[]
  day: string
  times: Pick<WeeklyTime, 'startsAt' | 'endsAt'>
  /** The fewest seats a free room must have. */
  seats: number
  /** Sessions or exams to ignore. */
  except: readonly string[]
}

/** Clashes at a time of day, the rooms free then, and similar times without clashes. */
export async function checkTime(
  ctx: SignedIn,
  { resources, day, times, seats, except }: WantedSlot,
): Promise<MoveCheck> {
  const { timeZone } = await currentInstitution(ctx)
  const now = ctx.clock.now()
  const wanted = [weeklySlot(day, times, timeZone)]
  const clashes = await bookings.listClashes(ctx.db, resources, wanted, except, limits.clashes)
  const rooms = await bookings.listFreeRooms(ctx.db, wanted, seats, except, limits.rooms)
  const candidates = weekDays(day)
    .flatMap((date) => timesLike(times).map((it) => ({ day: date, ...it })))
    .map((it) => ({ ...it, slots: [weeklySlot(it.day, it, timeZone)] }))
    .filter((it) => it.slots.every((slot) => slot.startsAt > now))
  const all = candidates.flatMap((it) => it.slots)
  const busy = all.length > 0 ? await bookings.listBusy(ctx.db, resources, slotSpan(all), except) : []
  return {
    clashes: clashes.map(clashView),
    rooms,
    slots: freeCandidates(candidates, busy, limits.slots).map(({ slots: _, ...it }) => it),
  }
}

/** The teaching days of the two weeks from a given day. */
function weekDays(day: string): string[] {
  const first = Temporal.PlainDate.from(day)
  return Array.from({ length: daysAhead }, (_, index) => first.add({ days: index }))
    .filter((date) => teachingDays.includes(date.dayOfWeek))
    .map(String)
}
