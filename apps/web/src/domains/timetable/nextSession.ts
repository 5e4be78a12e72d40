import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'

/** The first of these that is in the future and takes place. */
export const nextSession = (sessions: readonly ScheduledSession[], now: Date): ScheduledSession | undefined =>
  sessions
    .filter(({ status, startsAt }) => status !== 'cancelled' && Date.parse(startsAt) > now.getTime())
    .reduce<ScheduledSession | undefined>(
      (first, it) => (first && first.startsAt <= it.startsAt ? first : it),
      undefined,
    )
