import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'

export type SessionPhase = 'cancelled' | 'upcoming' | 'on' | 'over'

type Slot = Pick<SessionToday, 'startsAt' | 'endsAt' | 'status'>

/** Whether a session is in the future, in progress or over. */
export function phaseOf({ startsAt, endsAt, status }: Slot, now: Date): SessionPhase {
  if (status === 'cancelled') return 'cancelled'
  if (now.getTime() < Date.parse(startsAt)) return 'upcoming'
  return now.getTime() < Date.parse(endsAt) ? 'on' : 'over'
}

/** The most relevant session: one with open check-in, or else the current one, or else the next one. */
export function sessionOfTheMoment<T extends Slot & Pick<SessionToday, 'checkIn'>>(
  sessions: readonly T[],
  now: Date,
): T | undefined {
  return (
    sessions.find((it) => it.checkIn === 'open') ??
    sessions.find((it) => phaseOf(it, now) === 'on') ??
    sessions.find((it) => phaseOf(it, now) === 'upcoming')
  )
}

/** Registers that wait for their lecturer: open ones, and sessions that ended without any. */
export const unfinishedRegisters = <T extends Slot & Pick<SessionToday, 'checkIn'>>(
  sessions: readonly T[],
  now: Date,
): T[] =>
  sessions.filter((it) => it.checkIn === 'open' || (it.checkIn === 'none' && phaseOf(it, now) === 'over'))
