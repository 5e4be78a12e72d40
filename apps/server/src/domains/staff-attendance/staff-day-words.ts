import { staffDayStatusLabels } from '@campanile/contract/staff-attendance/label-messages.ts'
import type { StaffDaySnapshot } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { timeOfDayIn } from '#platform/calendar.ts'
import { dayWords } from '#platform/date-words.ts'
import { staffNotices } from './notices.messages.ts'

/** A day before and after a correction; null: no record. */
export interface StaffDayChange {
  before: StaffDaySnapshot | null
  after: StaffDaySnapshot
}

/** Late, 09:20 to 17:00. */
function snapshotWords(day: StaffDaySnapshot | null, timeZone: string, locale: string): string {
  const m = staffNotices(locale)
  if (!day) return m.noRecord()
  const status = day.status && staffDayStatusLabels(locale)[day.status]
  const timeOf = (at: string | null) => at && timeOfDayIn(timeZone, new Date(at))
  const [start, end] = [timeOf(day.inAt), timeOf(day.outAt)]
  const times = start && end ? m.fromTo({ start, end }) : start && m.fromTime({ start })
  if (status && times) return m.statusAndTimes({ status, times })
  return status ?? (times || m.noRecord())
}

/** The parts of a sentence about a corrected day. */
export const dayChangeWords = (
  { before, after }: StaffDayChange,
  { date, timeZone }: { date: string; timeZone: string },
  locale: string,
) => ({
  day: dayWords(date, locale),
  before: snapshotWords(before, timeZone, locale),
  after: snapshotWords(after, timeZone, locale),
})
