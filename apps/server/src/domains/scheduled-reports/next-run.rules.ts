import type { ReportPeriod } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { Temporal } from 'temporal-polyfill'

export interface Rhythm {
  every: 'week' | 'month'
  weekday: number
  monthDay: number
  hour: number
}

const isDue = ({ every, weekday, monthDay }: Rhythm, day: Temporal.PlainDate) =>
  every === 'week' ? day.dayOfWeek === weekday : day.day === monthDay

/**
 * The first time after `now` at which a report is due. An hour that a change of the clock skips is the hour after it,
 * and one that it repeats counts once.
 */
export function nextRun(rhythm: Rhythm, timeZone: string, now: Date): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let days = 0; ; days += 1) {
    const day = today.add({ days })
    if (!isDue(rhythm, day)) continue
    const at = day.toZonedDateTime({ timeZone, plainTime: { hour: rhythm.hour } })
    if (at.epochMilliseconds > now.getTime()) return new Date(at.epochMilliseconds)
  }
}

/** The first and last day that a report is about when it is sent; null if they were selected. */
export function periodDays(period: ReportPeriod, today: string): { from: string; to: string } | null {
  if (period === 'selected') return null
  const day = Temporal.PlainDate.from(today)
  if (period === 'last-7-days')
    return { from: day.subtract({ days: 7 }).toString(), to: day.subtract({ days: 1 }).toString() }
  const first = day.with({ day: 1 })
  return { from: first.subtract({ months: 1 }).toString(), to: first.subtract({ days: 1 }).toString() }
}
