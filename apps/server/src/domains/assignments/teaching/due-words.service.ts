import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'

/** Writes instants as people of the institution read them: Mon 14 Sep, 09:00. */
export async function momentsInWords(db: Database): Promise<(at: Date) => string> {
  const { timeZone } = await currentInstitution({ db })
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  return (at) => `${day.format(at).replace(',', '')}, ${time.format(at)}`
}

export const dueWords = async (db: Database, at: Date): Promise<string> => (await momentsInWords(db))(at)
