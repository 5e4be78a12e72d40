// Free of zod, because pages use these functions too.
import type { PresenceState } from './staff-board.ts'
import type { StaffDayStatus } from './staff-day-statuses.ts'

/** Days that count as worked, in hours, in analytics and in their lists. */
export const workedStatuses = ['present', 'late', 'half-day'] as const satisfies readonly StaffDayStatus[]

const worked: ReadonlySet<StaffDayStatus | null> = new Set(workedStatuses)

/** Whether a day with this status adds hours and a day. */
export const isWorked = (status: StaffDayStatus | null): boolean => worked.has(status)

interface WorkedDay {
  status: StaffDayStatus | null
  /** From check-in to check-out; null while either is unknown. */
  workedMinutes: number | null
}

/**
 * The days worked in a period, and their minutes from check-in to check-out. Days on leave, and days that
 * count as absent because somebody arrived too late or left too early, are not included.
 */
export function hoursWorked(days: readonly WorkedDay[]): { days: number; minutes: number } {
  const counted = days.filter(({ status }) => isWorked(status))
  return {
    days: counted.length,
    minutes: counted.reduce((sum, { workedMinutes }) => sum + (workedMinutes ?? 0), 0),
  }
}

/** People who came, even if they left again. Late arrivals are among them. */
export const presentStates = ['in', 'left'] as const satisfies readonly PresenceState[]

/** The number of people present on a day, from the counts of the staff board. */
export const countPresent = (counts: Record<PresenceState, number>): number =>
  presentStates.reduce((sum, state) => sum + counts[state], 0)
