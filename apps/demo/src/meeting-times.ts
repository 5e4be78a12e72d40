import { instantAt, weekdayOf } from '@campanile/server/platform/calendar.ts'
import type { DemoTime } from './demo-time.ts'

export const sessionMinutes = 90

/** Every class meets on two days a week, 1 being Monday; those of a batch never at once. */
export const weekdaysOf = (index: number) => [(index % 5) + 1, ((index + 2) % 5) + 1]

/** Hour of the day at which it begins, by the campus's clocks. */
export const hourOf = (index: number) => 9 + index * 2

export const meetsOn = (date: string, index: number) => weekdaysOf(index).includes(weekdayOf(date))

export const meetingStart = ({ timeZone }: DemoTime, date: string, index: number) =>
  instantAt(timeZone, date, `${String(hourOf(index)).padStart(2, '0')}:00`)
