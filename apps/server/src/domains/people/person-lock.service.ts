import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { people } from './people.tables.ts'

/**
 * Locks a person's row until the end of the transaction, so that changes of what the person owns run one after the
 * other, and a limit also holds for simultaneous ones.
 */
export const lockPerson = (db: Database, personId: string) =>
  db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
