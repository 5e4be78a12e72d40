import type { Slot } from './weekly.rules.ts'

/** Day and times in words, on the institution’s clock. */
export function slotWords({ startsAt, endsAt }: Slot, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${day.format(startsAt)}, ${time.format(startsAt)} to ${time.format(endsAt)}`
}
