import { m as dayOffMessages } from '@campanile/contract/staff-attendance/day-off-messages.ts'
import { inWords } from '#lib/inWords.ts'
import { seriesWords } from '#lib/listWords.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { m } from './messages.ts'

interface CheckedDay {
  date: string
  /** Why it is not deducted from the balance; null: it is. */
  dayOff: string | null
}

/** Days off without a name are counted. */
const unnamed: Record<string, (days: number) => string> = {
  [inWords(dayOffMessages.weekend())]: (days) => m.weekendDays({ days }),
  [inWords(dayOffMessages.dayOff())]: (days) => m.daysOff({ days }),
}

/** "8 weekend days, Christmas Day (25 December)"; empty if every day counts. */
export function leftOutWords(days: readonly CheckedDay[]): string {
  const byName = new Map<string, { from: string; to: string; count: number }>()
  for (const { date, dayOff } of days) {
    if (dayOff === null) continue
    const { from, count } = byName.get(dayOff) ?? { from: date, count: 0 }
    byName.set(dayOff, { from, to: date, count: count + 1 })
  }
  return seriesWords(
    [...byName].map(
      ([name, { from, to, count }]) =>
        unnamed[name]?.(count) ?? m.namedDayOff({ name, days: rangeWords(from, to) }),
    ),
  )
}
