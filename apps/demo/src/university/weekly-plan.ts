import { chance } from '../chance.ts'

export interface PlannableClass {
  id: string
  /** Seeds its times, so that they are the same each time. */
  course: string
  lecturerId: string
  batchIds: readonly string[]
  size: number
}

export interface PlannableRoom {
  id: string
  name: string
  capacity: number
}

export interface PlannedMeeting {
  classId: string
  roomId: string
  /** 1 is Monday. */
  weekday: number
  hour: number
}

const hours = [9, 11, 13, 15]
const weekdays = [1, 2, 3, 4, 5]
const times = weekdays.flatMap((weekday) => hours.map((hour) => ({ weekday, hour })))
type Time = (typeof times)[number]

/**
 * Two meetings a week for every class, on two different days, when its batches, its lecturer and a large
 * enough room are free.
 */
export function planWeek(
  classes: readonly PlannableClass[],
  rooms: readonly PlannableRoom[],
): PlannedMeeting[] {
  const busy = new Set<string>()
  const bySize = [...rooms].sort((a, b) => a.capacity - b.capacity || (a.name < b.name ? -1 : 1))
  const largest = [...classes].sort((a, b) => b.size - a.size || (a.course < b.course ? -1 : 1))
  return largest.flatMap((it) => {
    const first = place(it, bySize, busy, times)
    const apart = times.filter(({ weekday }) => Math.abs(weekday - first.weekday) > 1)
    return [first, place(it, bySize, busy, apart)]
  })
}

function place(
  it: PlannableClass,
  rooms: readonly PlannableRoom[],
  busy: Set<string>,
  among: readonly Time[],
): PlannedMeeting {
  const concerned = [it.lecturerId, ...it.batchIds]
  const slot = (who: string, { weekday, hour }: Time) => `${who} ${weekday} ${hour}`
  const liked = [...among].sort((a, b) => dislike(it, a) - dislike(it, b))
  for (const time of liked) {
    if (concerned.some((who) => busy.has(slot(who, time)))) continue
    const room = rooms.find(({ id, capacity }) => capacity >= it.size && !busy.has(slot(id, time)))
    if (!room) continue
    for (const who of [...concerned, room.id]) busy.add(slot(who, time))
    return { classId: it.id, roomId: room.id, ...time }
  }
  throw new Error(`The demo's timetable has no place for ${it.course}`)
}

/** Friday afternoons are unpopular, and every class has its own preferred times. */
const dislike = ({ course }: PlannableClass, { weekday, hour }: Time) =>
  chance('time', course, weekday, hour) + (weekday === 5 && hour >= 13 ? 0.35 : 0)
