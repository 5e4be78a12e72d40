import type { TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import { addDays } from '#lib/plainDate.ts'
import type { TermFacts } from '../terms/termFacts.ts'

/** The same weekdays a year later. */
const daysOfYear = 52 * 7

const nextYear = (_: string, year: string, short?: string) =>
  `${Number(year) + 1}${short ? `/${String((Number(short) + 1) % 100).padStart(2, '0')}` : ''}`

/** The term a year after another one; without a name if the year is not in that of the other. */
export function suggestedTerm({ name, firstDay, lastDay }: TermRollover['source']): TermFacts {
  const suggested = name.replace(/\b(\d{4})(?:\/(\d{2}))?\b/g, nextYear)
  return {
    name: suggested === name ? '' : suggested,
    firstDay: addDays(firstDay, daysOfYear),
    lastDay: addDays(lastDay, daysOfYear),
    holidays: [],
  }
}
