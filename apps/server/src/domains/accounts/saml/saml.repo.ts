import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { identityProviders, samlAssertions } from './saml.tables.ts'

export type ProviderRow = typeof identityProviders.$inferSelect

/** All providers: a limited number. */
export const listProviders = (db: Database): Promise<ProviderRow[]> =>
  db
    .select()
    .from(identityProviders)
    .orderBy(inNameOrder(sql`${identityProviders.name}`), identityProviders.id)

/** Those on the sign-in page. */
export const listOffered = (db: Database) =>
  db
    .select({
      id: identityProviders.id,
      name: identityProviders.name,
      emailDomains: identityProviders.emailDomains,
    })
    .from(identityProviders)
    .where(eq(identityProviders.isOn, true))
    .orderBy(inNameOrder(sql`${identityProviders.name}`), identityProviders.id)

export async function findProvider(db: Database, providerId: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.id, providerId))
  return row
}

export async function findByEntityId(db: Database, entityId: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.entityId, entityId))
  return row
}

/** Makes concurrent changes of one provider run one after the other. */
export async function lockProvider(db: Database, providerId: string): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.id, providerId))
    .for('update')
  return row
}

export const insertProvider = (db: Database, row: typeof identityProviders.$inferInsert) =>
  db.insert(identityProviders).values(row)

type Change = Partial<typeof identityProviders.$inferInsert>

export const updateProvider = (db: Database, providerId: string, change: Change) =>
  db
    .update(identityProviders)
    .set({ ...change, version: sql`${identityProviders.version} + 1` })
    .where(eq(identityProviders.id, providerId))

/** Keeps the version: the provider was not edited, so open forms stay valid. */
export const updateMetadata = (db: Database, providerId: string, change: Change) =>
  db.update(identityProviders).set(change).where(eq(identityProviders.id, providerId))

export const deleteProvider = (db: Database, providerId: string) =>
  db.delete(identityProviders).where(eq(identityProviders.id, providerId))

/** False when the assertion was accepted before. */
export async function insertAssertion(
  db: Database,
  row: typeof samlAssertions.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(samlAssertions).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** Uses an assertion's facts, once. */
export async function takeAssertion(db: Database, ticketHash: Buffer, now: Date) {
  const old = db.$with('old').as(
    db
      .select()
      .from(samlAssertions)
      .where(and(eq(samlAssertions.ticketHash, ticketHash), isNotNull(samlAssertions.profile)))
      .for('update'),
  )
  const [row] = await db
    .with(old)
    .update(samlAssertions)
    .set({ profile: null })
    .from(old)
    .where(eq(samlAssertions.key, old.key))
    .returning({
      providerId: old.providerId,
      requestId: old.requestId,
      profile: old.profile,
      expiresAt: old.expiresAt,
    })
  return row && row.expiresAt > now ? row : undefined
}
