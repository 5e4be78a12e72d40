import type { Database } from '@campanile/server/db/database.ts'
import { holidays } from '@campanile/server/domains/structure/structure.tables.ts'
import { addDays } from '@campanile/server/platform/calendar.ts'
import type { DemoTime } from './demo-time.ts'

/** Bank holidays on fixed days, by month and day. */
const names: Record<string, string> = {
  '01-01': 'New Year’s Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
}

/** The first day from this one on that is not a public holiday. */
export const openDayFrom = (day: string): string =>
  isPublicHoliday(day) ? openDayFrom(addDays(day, 1)) : day

export const isPublicHoliday = (day: string): boolean => day.slice(5) in names

/** Adds the public holidays of the last year, this one and the next. */
export async function insertPublicHolidays(db: Database, { today }: DemoTime): Promise<void> {
  const year = Number(today.slice(0, 4))
  const dated = [year - 1, year, year + 1].flatMap((of) =>
    Object.entries(names).map(([date, name]) => {
      const day = `${of}-${date}`
      return { name, firstDay: day, lastDay: day }
    }),
  )
  await db.insert(holidays).values(dated)
}
