import { daysIn } from '#platform/clock.ts'
import { dateWords } from '#platform/date-words.ts'
import { insightFiles } from './files.messages.ts'

/** Calendar days, both inclusive; null when the period is open-ended. */
export interface Period {
  from: string | null
  to: string | null
}

/** The requested days, or else those of the latest term that has begun. */
export function reportPeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  terms: readonly { from: string; to: string }[],
  today: string,
): Period {
  const { from = null, to = null } = asked
  if (from || to) return { from, to }
  const present = terms.find((term) => term.from <= today)
  return { from: present?.from ?? null, to: present?.to ?? null }
}

/** The start and end of these days as instants in a time zone. */
export const periodSpan = (timeZone: string, { from, to }: Period) => ({
  start: from ? daysIn(timeZone, from, from).start : null,
  end: to ? daysIn(timeZone, to, to).end : null,
})

/** For example "1 September 2026 to 18 December 2026", below the title of a printed report. */
export function periodText({ from, to }: Period, locale: string): string {
  const m = insightFiles(locale)
  if (from && to) return m.period({ from: dateWords(from, locale), to: dateWords(to, locale) })
  if (from) return m.since({ day: dateWords(from, locale) })
  return to ? m.until({ day: dateWords(to, locale) }) : m.allSessions()
}
