const second = 1000
const pad = (value: number) => String(value).padStart(2, '0')

/** Whole seconds until an instant, never negative; the last part of a second counts as one. */
export const secondsUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / second))

/** 0:05, 8:20, 1:05:20 */
export function formatCountdown(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = pad(seconds % 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** How much of an interval is left, 1 at its start and 0 at its end. */
export function shareLeft(from: string, until: string, now: Date): number {
  const length = Date.parse(until) - Date.parse(from)
  if (length <= 0) return 0
  return Math.min(1, Math.max(0, (Date.parse(until) - now.getTime()) / length))
}
