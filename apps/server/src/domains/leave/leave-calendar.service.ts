import { messageText } from '@campanile/messages/coded.ts'
import type { Database } from '#db/database.ts'
import { dayExpectation, findLeaveDay, readCalendar } from '#domains/staff-attendance/day-facts.service.ts'
import { shiftMiddle } from '#domains/staff-attendance/staff-day.rules.ts'
import { daysBetween } from '#platform/calendar.ts'
import type { LeaveRow } from './leave-requests.repo.ts'

type Person = Pick<LeaveRow, 'personId' | 'employmentType'>
interface Period {
  from: string
  to: string
}
interface Here {
  timeZone: string
  today: string
}

/**
 * Each day of a period as it counts for a person's leave, and the minute that separates the first day's
 * morning and afternoon.
 */
export async function listLeaveDays(db: Database, here: Here, person: Person, { from, to }: Period) {
  const calendar = await readCalendar(db, here, [person.personId], { from, to })
  const days = daysBetween(from, to).map((date) => ({
    date,
    dayOff: findLeaveDay(calendar, person, date).dayOff,
  }))
  return { days, middle: shiftMiddle(findLeaveDay(calendar, person, from).shift) }
}

/** Days off for people without their own working hours. */
export async function commonDaysOff(db: Database, here: Here, { from, to }: Period, locale: string) {
  const calendar = await readCalendar(db, here, [], { from, to })
  const nobody = { personId: '', employmentType: null }
  return daysBetween(from, to).flatMap((date) => {
    const { dayOff } = dayExpectation(calendar, nobody, date)
    return dayOff === null ? [] : [{ date, name: messageText(dayOff, locale) }]
  })
}
