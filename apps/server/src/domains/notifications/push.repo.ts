import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { firstItem } from '#platform/first-item.ts'
import { pushRegistrations } from './push.tables.ts'

type NewRegistration = typeof pushRegistrations.$inferInsert

export const listRegistrations = (db: Database, personId: string) =>
  db
    .select()
    .from(pushRegistrations)
    .where(eq(pushRegistrations.personId, personId))
    .orderBy(desc(pushRegistrations.createdAt), desc(pushRegistrations.id))

/** Assigns the browser with this endpoint to this person, even if it belonged to another one. */
export async function putRegistration(db: Database, row: NewRegistration): Promise<string> {
  const { id: _, ...rest } = row
  const put = firstItem(
    await db
      .insert(pushRegistrations)
      .values(row)
      .onConflictDoUpdate({
        target: pushRegistrations.endpointHash,
        set: { ...rest, lastSuccessAt: null, failures: 0 },
      })
      .returning({ id: pushRegistrations.id }),
  )
  return put.id
}

/** A session has one browser: deletes its earlier registrations and returns their ids. */
export const deleteOthersOfSession = (db: Database, sessionId: string, id: string) =>
  deleteWhere(db, sql`${pushRegistrations.sessionId} = ${sessionId} and ${pushRegistrations.id} <> ${id}`)

/** Keeps the `most` registrations that were confirmed last. */
export const deleteBeyond = (db: Database, personId: string, most: number) =>
  deleteWhere(
    db,
    sql`${pushRegistrations.id} in (
      select id from push_registrations where person_id = ${personId}
      order by refreshed_at desc, id desc offset ${most})`,
  )

async function deleteWhere(db: Database, condition: SQL): Promise<string[]> {
  const rows = await db.delete(pushRegistrations).where(condition).returning({ id: pushRegistrations.id })
  return rows.map(({ id }) => id)
}

export async function findOwnByEndpoint(db: Database, personId: string, hashes: Buffer[]) {
  const [row] = await db
    .select()
    .from(pushRegistrations)
    .where(and(eq(pushRegistrations.personId, personId), inArray(pushRegistrations.endpointHash, hashes)))
  return row
}

export async function deleteOwn(db: Database, personId: string, id: string) {
  const [row] = await db
    .delete(pushRegistrations)
    .where(and(eq(pushRegistrations.personId, personId), eq(pushRegistrations.id, id)))
    .returning({ device: pushRegistrations.device })
  return row
}
