import type { EmploymentType } from '@campanile/contract/roles.ts'
import { type Calendar, leaveDayOf } from '#domains/staff-attendance/day-facts.service.ts'
import { daysBetween, daysOfMonth } from '#platform/calendar.ts'
import { groupedBy } from '#platform/grouped.ts'

interface Person {
  id: string
  employmentType: EmploymentType | null
}

/**
 * A person's working days in a month, as leave counts them: by the person's shift, or else the institution's,
 * without holidays. The result is shared between people who have no shift of their own.
 */
export function workingDaysOf(calendar: Calendar): (person: Person, month: string) => string[] {
  const shared = calendar.shifts.filter(({ personId }) => personId === null)
  const own = groupedBy(calendar.shifts, ({ personId }) => personId)
  const known = new Map<string, string[]>()
  return ({ id, employmentType }, month) => {
    const key = own.has(id) ? `${id} ${month}` : month
    const found = known.get(key)
    if (found) return found
    const { first, last } = daysOfMonth(month)
    // All days of the month, also for people who join or leave in it: their pay is a share of these.
    const theirs = { ...calendar, memberDates: new Map(), shifts: [...shared, ...(own.get(id) ?? [])] }
    const person = { personId: id, employmentType }
    const days = daysBetween(first, last).filter((date) => leaveDayOf(theirs, person, date).dayOff === null)
    known.set(key, days)
    return days
  }
}
