import type { Database } from '#db/database.ts'
import { requireFound } from '#http/app-error.ts'
import { findName } from './people.repo.ts'

/** First and last name, as messages to other people name the author of a change. */
export async function readFullName(db: Database, personId: string): Promise<string> {
  const { firstName, lastName } = requireFound(await findName(db, personId))
  return `${firstName} ${lastName}`
}
