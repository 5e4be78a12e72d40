const hour = 3_600_000

/** Hours by which the campus is ahead of UTC. */
const ahead = 11 - new Date().getUTCHours()

/** A time zone in which it is late morning now, so that no story reaches midnight or a clock change. */
export const campusZone = `Etc/GMT${ahead > 0 ? `-${ahead}` : ahead < 0 ? `+${-ahead}` : ''}`

/** The date on the campus, or this many days later, as used in URLs. */
export const campusDay = (daysOn = 0): string =>
  new Date(Date.now() + ahead * hour + daysOn * 24 * hour).toISOString().slice(0, 10)

/** The instant of this date and time on the campus. */
export const campusTime = (day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}:00Z`) - ahead * hour)
