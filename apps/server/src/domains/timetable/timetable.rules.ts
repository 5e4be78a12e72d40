import { minutesAfter } from '#platform/clock.ts'

interface Window {
  windowOpenedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
}

interface Slot {
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
}

/** None: never opened. An expired window counts as closed even before the job has closed it. */
export function currentCheckInState(
  { windowOpenedAt, closesAt, closedAt }: Window,
  now: Date,
): 'none' | 'open' | 'closed' {
  if (!windowOpenedAt || !closesAt) return 'none'
  return closedAt || closesAt <= now ? 'closed' : 'open'
}

/** From some minutes before the session's start until its end. */
export function mayOpenCheckIn(
  { startsAt, endsAt, status }: Slot,
  now: Date,
  openBeforeMinutes: number,
): boolean {
  return status !== 'cancelled' && now >= minutesAfter(startsAt, -openBeforeMinutes) && now < endsAt
}
