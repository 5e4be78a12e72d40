import { weekdaysWords } from '#platform/date-words.ts'
import { staffNotices } from './notices.messages.ts'
import { type Shift, toClockTime, toMinute } from './staff-day.rules.ts'

/** Mon to Fri, 09:00 to 17:00 (late from 09:10, half day from 11:00, absent from 13:00) */
export function shiftWords(shift: Shift, locale: string): string {
  const after = (minutes: number) => toClockTime(toMinute(shift.startsAt) + minutes)
  return staffNotices(locale).shift({
    days: weekdaysWords(shift.weekdays, locale),
    start: shift.startsAt,
    end: shift.endsAt,
    late: after(shift.graceMinutes),
    halfDay: after(shift.halfDayAfterMinutes),
    absent: after(shift.absentAfterMinutes),
  })
}
