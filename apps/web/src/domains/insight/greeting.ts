import { m } from './messages.ts'

/** "Good morning, Ada", by the clock of the institution ("09:30"). No time of day has a greeting at night. */
export function greetingAt(time: string, name: string): string {
  const hour = Number(time.slice(0, 2))
  if (hour < 5) return m.hello({ name })
  if (hour < 12) return m.goodMorning({ name })
  return hour < 18 ? m.goodAfternoon({ name }) : m.goodEvening({ name })
}
