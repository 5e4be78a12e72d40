import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { identities } from '../accounts.tables.ts'
import { identityProviders } from '../saml/saml.tables.ts'

/** Safety limit; no person links this many accounts by hand. */
const maxShown = 50

/** Locks the person until the transaction ends, so that a ban commits before the new session or sees it. */
export async function findByIdentity(db: Database, issuer: string, subject: string) {
  const [row] = await db
    .select({ id: people.id, isActive: people.isActive, archivedAt: people.archivedAt })
    .from(identities)
    .innerJoin(people, eq(people.id, identities.personId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for('share')
  return row
}

type Identity = typeof identities.$inferInsert

export const insertIdentity = (db: Database, row: Identity) => db.insert(identities).values(row)

/** From an archived account to the one that replaces it. */
export const moveIdentity = (db: Database, { issuer, subject, ...link }: Identity) =>
  db
    .update(identities)
    .set(link)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))

/** `providerName` is null for an identity that is not from a SAML provider; `isOn` whether that provider is. */
export const listPersonIdentities = (db: Database, personId: string) =>
  db
    .select({
      ...getTableColumns(identities),
      providerName: identityProviders.name,
      isOn: identityProviders.isOn,
    })
    .from(identities)
    .leftJoin(identityProviders, eq(identityProviders.entityId, identities.issuer))
    .where(eq(identities.personId, personId))
    .orderBy(asc(identities.linkedAt), asc(identities.id))
    .limit(maxShown)

/** Undefined when the person has no such identity. */
export async function deleteIdentity(db: Database, personId: string, id: string) {
  const [gone] = await db
    .delete(identities)
    .where(and(eq(identities.personId, personId), eq(identities.id, id)))
    .returning()
  return gone
}

/** Number of sign-in methods a person has. An identity counts only if its provider is configured and on. */
export async function countSignInMethods(
  db: Database,
  personId: string,
  issuer: string | undefined,
): Promise<number> {
  const row = await queryRow(db, { ways: pgType.int })`select (
      (select count(*) from passwords where person_id = ${personId}) +
      (select count(*) from passkeys where person_id = ${personId}) +
      (select count(*) from identities where person_id = ${personId} and (rtrim(issuer, '/') = ${issuer ?? null}
        or exists (select 1 from identity_providers p where p.entity_id = issuer and p.is_on)))
    )::int as ways`
  return row?.ways ?? 0
}
