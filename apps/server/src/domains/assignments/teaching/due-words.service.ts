import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { momentWords } from '#platform/date-words.ts'

/** Formats instants in the institution's time zone: Mon 14 Sep, 09:00. */
export async function momentsInWords(db: Database): Promise<(at: Date) => string> {
  const { timeZone } = await currentInstitution({ db })
  return (at) => momentWords(at, timeZone)
}

export const dueWords = async (db: Database, at: Date): Promise<string> => (await momentsInWords(db))(at)
