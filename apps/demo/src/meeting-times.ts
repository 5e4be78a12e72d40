import { instantAt, isoWeekday } from '@campanile/server/platform/calendar.ts'
import type { DemoTime } from './demo-time.ts'

export const sessionMinutes = 90

/** Every class meets on two weekdays, 1 being Monday. Classes of one batch never overlap. */
export const weekdaysOf = (index: number) => [(index % 5) + 1, ((index + 2) % 5) + 1]

/** The hour of the day at which it begins, in the campus's time zone. */
export const hourOf = (index: number) => 9 + index * 2

export const meetsOn = (date: string, index: number) => weekdaysOf(index).includes(isoWeekday(date))

export const meetingStart = ({ timeZone }: DemoTime, date: string, index: number) =>
  instantAt(timeZone, date, `${String(hourOf(index)).padStart(2, '0')}:00`)
