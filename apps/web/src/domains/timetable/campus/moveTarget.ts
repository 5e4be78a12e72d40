import type { TakenTime, TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import type { TimeFormat } from '#lib/time.ts'
import { instantAt } from '#lib/zonedTime.ts'

/** The target of a moving session: a day, its starting minute, and a room. */
export interface MoveTarget {
  day: PlainDate
  start: number
  roomId: string | null
}

/** The days, and on a campus the rooms, among which a session is moved. */
export interface MoveRange {
  days: readonly PlainDate[]
  /** In their order; null: the room stays. */
  roomIds: readonly string[] | null
}

/** Minutes by which a session moves. */
const dragStep = 15
const keyStep = 30
/** A session ends on the day it begins. */
const lastMinute = 23 * 60 + 45

type Timed = Pick<TimetableSession, 'startsAt' | 'endsAt'>

export const minutesOf = ({ startsAt, endsAt }: Timed) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const within = (start: number, minutes: number) => Math.max(0, Math.min(lastMinute - minutes, start))

/** The nearest step at which a session of so many minutes can begin. */
export const snapped = (minute: number, minutes: number) =>
  Math.round(within(minute, minutes) / dragStep) * dragStep

/** The current position of a session. */
export function currentTarget(
  { startsAt, room }: Pick<TimetableSession, 'startsAt' | 'room'>,
  time: Pick<TimeFormat, 'time' | 'dayOf'>,
): MoveTarget {
  const [hours = 0, minutes = 0] = time.time(startsAt).split(':').map(Number)
  return { day: time.dayOf(startsAt), start: hours * 60 + minutes, roomId: room?.id ?? null }
}

export const isSameTarget = (one: MoveTarget, other: MoveTarget) =>
  one.day === other.day && one.start === other.start && one.roomId === other.roomId

/** The times of day in a form. */
export const clockTimes = ({ start }: MoveTarget, minutes: number) => ({
  startsAt: clockOf(start),
  endsAt: clockOf(start + minutes),
})

/** The instants of a target. */
export function instantsOf({ day, start }: MoveTarget, minutes: number, timeZone: string): Timed {
  const startsAt = instantAt(`${day}T${clockOf(start)}`, timeZone)
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() }
}

const neighbour = <T>(items: readonly T[], item: T, steps: number): T => {
  const at = items.indexOf(item)
  return at < 0 ? (items[0] ?? item) : (items[Math.min(items.length - 1, Math.max(0, at + steps))] ?? item)
}

/**
 * The target after an arrow key; undefined for other keys. In a week of days, arrows along the line move by days and
 * others by half hours. On a campus they move by half hours, from one day to the next, and by rooms.
 */
export function targetAfterKey(
  key: string,
  target: MoveTarget,
  minutes: number,
  { days, roomIds }: MoveRange,
): MoveTarget | undefined {
  const later = (steps: number) => ({ ...target, start: within(target.start + steps * keyStep, minutes) })
  const dayOn = (steps: number) => ({ ...target, day: neighbour(days, target.day, steps) })
  const roomOn = (steps: number) =>
    roomIds ? { ...target, roomId: neighbour(roomIds, target.roomId ?? '', steps) } : target
  const moves: Record<string, () => MoveTarget> = roomIds
    ? {
        ArrowLeft: () => later(-1),
        ArrowRight: () => later(1),
        PageUp: () => dayOn(-1),
        PageDown: () => dayOn(1),
        ArrowUp: () => roomOn(-1),
        ArrowDown: () => roomOn(1),
      }
    : {
        ArrowLeft: () => dayOn(-1),
        ArrowRight: () => dayOn(1),
        ArrowUp: () => later(-1),
        ArrowDown: () => later(1),
      }
  return moves[key]?.()
}

/** Clashes at a time; for rooms, only those of the target room. */
export const clashesAt = (taken: readonly TakenTime[], slot: Timed, roomId: string | null): TakenTime[] =>
  taken.filter(
    (it) =>
      (it.resource !== 'room' || it.id === roomId) &&
      Date.parse(it.startsAt) < Date.parse(slot.endsAt) &&
      Date.parse(slot.startsAt) < Date.parse(it.endsAt),
  )
