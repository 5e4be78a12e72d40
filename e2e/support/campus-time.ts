const hour = 3_600_000

/** Hours that the campus is ahead of UTC. */
const ahead = 11 - new Date().getUTCHours()

/** Where it is late in the morning now: no story runs into midnight, or into clocks being changed. */
export const campusZone = `Etc/GMT${ahead > 0 ? `-${ahead}` : ahead < 0 ? `+${-ahead}` : ''}`

/** The day that it is on the campus, or so many days on, as addresses name it. */
export const campusDay = (daysOn = 0): string =>
  new Date(Date.now() + ahead * hour + daysOn * 24 * hour).toISOString().slice(0, 10)

/** The moment when the clocks on the campus show this. */
export const campusTime = (day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}:00Z`) - ahead * hour)
