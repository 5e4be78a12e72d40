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
) {
  if (deferred) return 'Deferred already'
  if (cancelledAt) return 'This exam was cancelled'
  if (archivedAt || !publishedAt) return 'This exam is no longer in the timetable'
  return sits ? null : 'Not sitting this exam'
}

interface Place {
  room: string
  seat: number
}

const placeWords = ({ room, seat }: Place) => `${room}, seat ${seat}`

/** A student's status for a sitting, as text. */
export const standingWords = (deferred: boolean, place: Place | null): string => {
  if (deferred) return 'Deferred, no sitting assigned yet'
  return place ? `Sits it in ${placeWords(place)}` : 'Sits it'
}

/** A note about a seat that could not be restored; null when it is the same or there was none. */
export function seatNote(was: Place | null, is: Place | null): string | null {
  if (!was || (is && is.room === was.room && is.seat === was.seat)) return null
  return is
    ? `${placeWords(was)} is taken; now ${placeWords(is)}`
    : `${placeWords(was)} is taken, and no other seat is free`
}
