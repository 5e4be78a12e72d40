import Big from 'big.js'
import type { Slot } from '#domains/timetable/weekly.rules.ts'
import { m } from './messages.ts'
import { examNotices } from './notices.messages.ts'

interface Placed extends Slot {
  publishedAt: Date | null
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  rooms: readonly { roomId: string }[]
}

const same = (a: Slot, b: Slot) =>
  a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime()

/** The time at which the exam was first published. Kept however often it moves, until it moves back. */
export function plannedAfter(
  before: Placed,
  slot: Slot,
): { plannedStartsAt: Date | null; plannedEndsAt: Date | null } {
  const first =
    before.plannedStartsAt && before.plannedEndsAt
      ? { startsAt: before.plannedStartsAt, endsAt: before.plannedEndsAt }
      : { startsAt: before.startsAt, endsAt: before.endsAt }
  if (before.publishedAt === null || same(first, slot)) return { plannedStartsAt: null, plannedEndsAt: null }
  return { plannedStartsAt: first.startsAt, plannedEndsAt: first.endsAt }
}

/** The title of the notification about a change: the new time, or else new rooms, or nothing. */
export function changeTitle(before: Placed, after: Placed): ((locale: string) => string) | null {
  if (!same(before, after)) return (locale) => examNotices(locale).examMoved()
  const rooms = ({ rooms: list }: Placed) => list.map(({ roomId }) => roomId).join()
  return rooms(before) === rooms(after) ? null : (locale) => examNotices(locale).examInOtherRooms()
}

interface Counted {
  maxMark: string
  weight: string
}

/** Why existing marks prevent a change, by field; empty when they do not. */
export function markObstacles(
  before: Counted & { marked: boolean; released: boolean },
  after: Counted,
): Record<string, string> {
  const same = (field: keyof Counted) => Big(before[field]).eq(after[field])
  return {
    ...(before.marked && !same('maxMark') && { maxMark: m.marksEntered() }),
    ...(before.released && !same('weight') && { weight: m.marksPublished() }),
  }
}
