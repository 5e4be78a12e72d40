import { addDays } from '#platform/calendar.ts'

/** A leave year and its days, named after the calendar year it begins in. */
export interface LeaveYear {
  year: number
  firstDay: string
  lastDay: string
}

/** The leave year of this name; leave years begin on `startsOn` (MM-DD). */
export const leaveYear = (year: number, startsOn: string): LeaveYear => ({
  year,
  firstDay: `${year}-${startsOn}`,
  lastDay: addDays(`${year + 1}-${startsOn}`, -1),
})

/** The leave year that contains a date. */
export function findLeaveYear(date: string, startsOn: string): LeaveYear {
  const year = Number(date.slice(0, 4))
  return leaveYear(date.slice(5) < startsOn ? year - 1 : year, startsOn)
}

/** The leave years that a period touches, in order. */
export function listLeaveYears({ from, to }: { from: string; to: string }, startsOn: string): LeaveYear[] {
  const first = findLeaveYear(from, startsOn).year
  const last = findLeaveYear(to, startsOn).year
  return Array.from({ length: last - first + 1 }, (_, index) => leaveYear(first + index, startsOn))
}
