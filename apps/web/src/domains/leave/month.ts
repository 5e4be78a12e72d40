import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { addDays, addMonths, daysOf, isPlainDate, type PlainDate } from '#lib/plainDate.ts'
import type { WeekStart } from '#lib/time.ts'
import { monthWeeksOf, weekOf } from '#lib/weeks.ts'

/** A month as written in the URL, "2026-11"; this month by default. */
export const monthOf = (asked: string | undefined, today: PlainDate): string =>
  asked && isPlainDate(`${asked}-01`) ? asked : today.slice(0, 7)

/** First and last day of a month. */
export function monthRange(month: string): { from: PlainDate; to: PlainDate } {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The weeks that a month touches. */
export function weeksOf(month: string, weekStart: WeekStart): PlainDate[][] {
  const { from, to } = monthWeeksOf(`${month}-01`, weekStart)
  const days = daysOf(from, to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The leave of a day, taken or requested. */
export const leaveOn = <T extends Pick<LeaveRequest, 'from' | 'to' | 'status'>>(
  items: readonly T[],
  day: PlainDate,
): T[] =>
  items.filter(
    ({ from, to, status }) => from <= day && day <= to && (status === 'approved' || status === 'pending'),
  )

/** The day that a key moves to in a calendar; undefined for other keys. */
export function dayAfterKey(key: string, day: PlainDate, weekStart: WeekStart): PlainDate | undefined {
  const week = weekOf(day, weekStart)
  const steps: Record<string, () => PlainDate> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => week.from,
    End: () => week.to,
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  }
  return steps[key]?.()
}
