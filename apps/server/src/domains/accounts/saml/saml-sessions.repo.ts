import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { sessions } from '../accounts.tables.ts'
import { identityProviders, samlLogoutRequests, samlSessions } from './saml.tables.ts'

export const insertProviderSession = (db: Database, row: typeof samlSessions.$inferInsert) =>
  db.insert(samlSessions).values(row)

/** The session at a provider that belongs to the auth session with this token. */
export async function findProviderSession(db: Database, tokenHash: Buffer) {
  const [row] = await db
    .select({ sealed: samlSessions.sealed, provider: identityProviders })
    .from(samlSessions)
    .innerJoin(sessions, eq(sessions.id, samlSessions.sessionId))
    .innerJoin(identityProviders, eq(identityProviders.id, samlSessions.providerId))
    .where(eq(sessions.tokenHash, tokenHash))
  return row
}

/** Ends the auth sessions of a name at a provider, or those of them that have one of these indexes. */
export const deleteSessionsOfName = (
  db: Database,
  { providerId, nameHash, indexHashes }: { providerId: string; nameHash: Buffer; indexHashes: Buffer[] },
) =>
  db
    .delete(sessions)
    .where(
      inArray(
        sessions.id,
        db
          .select({ id: samlSessions.sessionId })
          .from(samlSessions)
          .where(
            and(
              eq(samlSessions.providerId, providerId),
              eq(samlSessions.nameHash, nameHash),
              indexHashes.length > 0
                ? sql`${samlSessions.indexHash} = any(${sql.param(indexHashes)}::bytea[])`
                : undefined,
            ),
          ),
      ),
    )
    .returning({ id: sessions.id, personId: sessions.personId })

/** False when the request was accepted before. */
export async function insertLogoutRequest(
  db: Database,
  row: typeof samlLogoutRequests.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(samlLogoutRequests).values(row).onConflictDoNothing()
  return rowCount === 1
}
