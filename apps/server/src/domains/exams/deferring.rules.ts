import { deferringMessages } from './deferring.messages.ts'

interface Target {
  publishedAt: Date | null
  cancelledAt: Date | null
  archivedAt: Date | null
}

interface Standing {
  sits: boolean
  deferred: boolean
}

/** Why a student cannot be excused from a sitting, as text; null when they can. */
export function deferralObstacle(
  { publishedAt, cancelledAt, archivedAt }: Target,
  { sits, deferred }: Standing,
  locale: string,
) {
  const m = deferringMessages(locale)
  if (deferred) return m.deferredAlready()
  if (cancelledAt) return m.cancelled()
  if (archivedAt || !publishedAt) return m.notInTimetable()
  return sits ? null : m.notSitting()
}

interface Place {
  room: string
  seat: number
}

/** A student's status for a sitting, as text. */
export const standingWords = (deferred: boolean, place: Place | null, locale: string): string => {
  const m = deferringMessages(locale)
  if (deferred) return m.deferred()
  return place ? m.sitsIn(place) : m.sits()
}

/** A note about a seat that could not be restored; null when it is the same or there was none. */
export function seatNote(was: Place | null, is: Place | null, locale: string): string | null {
  if (!was || (is && is.room === was.room && is.seat === was.seat)) return null
  const m = deferringMessages(locale)
  return is ? m.otherSeat({ was: m.seat(was), now: m.seat(is) }) : m.noOtherSeat({ was: m.seat(was) })
}
