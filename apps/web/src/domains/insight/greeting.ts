import { m } from './messages.ts'
/** "Good morning", by the clock of the institution ("09:30"). */
export function greetingAt(time: string): string {
  const hour = Number(time.slice(0, 2))
  if (hour >= 5 && hour < 12) return m.goodMorning()
  return hour >= 12 && hour < 18 ? m.goodAfternoon() : m.goodEvening()
}
