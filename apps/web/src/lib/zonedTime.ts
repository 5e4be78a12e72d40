/** A local date and time, as a date and time field holds it: "2026-11-20T17:00". */
export type LocalTime = string

const asUtc = (local: LocalTime) => Date.parse(`${local}Z`)

/** The wall clock of a time zone at an instant. */
export function localTimeOf(instant: string, timeZone: string): LocalTime {
  const shown = new Date(instant).toLocaleString('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return shown.replace(' ', 'T')
}

/**
 * The instant at which a zone's wall clock shows a time. Shown twice, when clocks go back: the first; never, when they
 * go forward: as much later as they jump.
 */
export function instantAt(local: LocalTime, timeZone: string): string {
  const wanted = asUtc(local)
  const offset = (at: number) => asUtc(localTimeOf(new Date(at).toISOString(), timeZone)) - at
  const day = 86_400_000
  const offsets = [offset(wanted - day), offset(wanted + day)]
  const fitting = offsets.map((it) => wanted - it).filter((at) => at + offset(at) === wanted)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - offsets[0]!).toISOString()
}
