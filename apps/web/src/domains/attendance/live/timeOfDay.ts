const minute = 60_000
const day = 24 * 60

const minutesOf = (time: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The instant at which a clock shows another time, on the nearer side of an instant that is known.
 *
 * @param reference known instant, and the time a clock over there shows then ("10:50")
 * @param time the time wanted ("11:05"); the same time is the very same instant
 */
export function instantOfTime(reference: { instant: string; time: string }, time: string): string {
  const later = minutesOf(time) - minutesOf(reference.time)
  if (later === 0) return reference.instant
  const nearer = ((((later + day / 2) % day) + day) % day) - day / 2
  const fullMinute = Math.floor(Date.parse(reference.instant) / minute)
  return new Date((fullMinute + nearer) * minute).toISOString()
}
