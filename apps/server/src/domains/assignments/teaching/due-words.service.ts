import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { momentWords } from '#platform/date-words.ts'

/** Formats instants in the institution's time zone: Mon 14 Sep, 09:00. */
export async function momentsInWords(db: Database): Promise<(at: Date, locale: string) => string> {
  const { timeZone } = await currentInstitution({ db })
  return (at, locale) => momentWords(at, timeZone, locale)
}
