import { counted } from '#lib/counted.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { m } from './messages.ts'

interface CheckedDay {
  date: string
  /** Why it takes nothing off the balance; null: it does. */
  dayOff: string | null
}

/** How the server names days off that have no name of their own. */
const unnamed: Record<string, readonly [one: string, many: string]> = {
  Weekend: [m.weekendDay(), m.weekendDays()],
  'Day off': [m.dayOff(), m.daysOff()],
}

/** "8 weekend days, Christmas Day (25 December)"; empty where every day counts. */
export function leftOutWords(days: readonly CheckedDay[]): string {
  const byName = new Map<string, string[]>()
  for (const { date, dayOff } of days)
    if (dayOff !== null) byName.set(dayOff, [...(byName.get(dayOff) ?? []), date])
  return [...byName]
    .map(([name, dates]) => {
      const words = unnamed[name]
      if (words) return counted(dates.length, ...words)
      return `${name} (${rangeWords(dates[0]!, dates.at(-1)!)})`
    })
    .join(', ')
}
