import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryPreparedRow } from '#db/rows.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { faceRegistered } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { profileColumns } from '#domains/people/user-profile.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { accountLinks, identities, passwords } from './accounts.tables.ts'
import { passkeys } from './passkeys.tables.ts'

const meRow = {
  ...profileColumns,
  email: pgType.text,
  number: people.number,
  phone: people.phone,
  startsOn: pgType.text,
  endsOn: nullable(pgType.text),
  faceRegistered: pgType.boolean,
  language: people.language,
}

const me = sql`people.id, people.email::text as email, people.first_name, people.last_name,
  people.role, people.employment_type, people.number, people.phone, people.profile_image, people.is_active,
  people.starts_on::text as starts_on, people.ends_on::text as ends_on,
  people.created_at, people.updated_at, people.face_registered_at, people.face_photo,
  people.language, ${faceRegistered} as face_registered`

/** The signed-in person. */
export const findMe = (db: Database, personId: string) =>
  queryPreparedRow(db, 'find-me', meRow)`select ${me} from people where people.id = ${personId}`

/** The signed-in person and their institution. Read on every page load. */
export const findMeAndInstitution = (db: Database, personId: string) =>
  queryPreparedRow(db, 'find-me-and-institution', {
    ...meRow,
    institutionName: nullable(institution.name),
    timeZone: nullable(institution.timeZone),
    settings: nullable(institution.settings),
  })`select ${me}, i.name as institution_name, i.time_zone, i.settings
    from people left join institution i on true where people.id = ${personId}`

/** The account with this email address, unless it is archived. */
export async function findForSignIn(db: Database, email: string) {
  const [row] = await db
    .select({ id: people.id, isActive: people.isActive, hash: passwords.hash })
    .from(people)
    .leftJoin(passwords, eq(passwords.personId, people.id))
    .where(and(eq(people.email, email), isNull(people.archivedAt)))
  return row
}

/**
 * Whether the person is still active and has this password. Locks both rows until the transaction ends: a
 * reset or a ban, which ends all sessions, either commits before the new session or sees it.
 */
export async function stillMaySignIn(db: Database, personId: string, hash: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(passwords, and(eq(passwords.personId, people.id), eq(passwords.hash, hash)))
    .where(and(eq(people.id, personId), eq(people.isActive, true), isNull(people.archivedAt)))
    .for('share')
  return rows.length === 1
}

/** The same check for a person who signed in without a password. */
async function isActive(db: Database, personId: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.isActive, true), isNull(people.archivedAt)))
    .for('share')
  return rows.length === 1
}

/** Whether the person may still sign in, with this password if they have one. Locks the same rows. */
export const stillMayEnter = (db: Database, personId: string, hash: string | undefined): Promise<boolean> =>
  hash ? stillMaySignIn(db, personId, hash) : isActive(db, personId)

/** Whether the person has left, and so can no longer sign in. */
export const hasLeft = (db: Database, personId: string, now: Date): Promise<boolean> =>
  hasRows(db)`select 1 from people where id = ${personId} and ${hasLeftSql(sql`people`, now)}`

export async function findPasswordHash(db: Database, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: passwords.hash })
    .from(passwords)
    .where(eq(passwords.personId, personId))
  return row?.hash
}

export const setPassword = (db: Database, personId: string, hash: string, setAt: Date) =>
  db
    .insert(passwords)
    .values({ personId, hash, setAt })
    .onConflictDoUpdate({ target: passwords.personId, set: { hash, setAt } })

type Purpose = (typeof accountLinks.$inferSelect)['purpose']

/** New links of different people for one purpose, which replace their earlier ones. */
export async function replaceLinks(
  db: Database,
  purpose: Purpose,
  rows: (typeof accountLinks.$inferInsert)[],
): Promise<void> {
  const personIds = rows.map(({ personId }) => personId)
  await db
    .delete(accountLinks)
    .where(and(inArray(accountLinks.personId, personIds), eq(accountLinks.purpose, purpose)))
  await db.insert(accountLinks).values(rows)
}

export const deleteLinksOfAll = (db: Database, personIds: string[]) =>
  db.execute(sql`delete from ${accountLinks} where person_id = any(${sql.param(personIds)}::uuid[])`)

const linkWorks = (tokenHash: Buffer, purpose: Purpose, now: Date) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  )

export async function findLinkedPerson(db: Database, tokenHash: Buffer, purpose: Purpose, now: Date) {
  const [row] = await db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      role: people.role,
    })
    .from(accountLinks)
    .innerJoin(people, eq(people.id, accountLinks.personId))
    .where(and(linkWorks(tokenHash, purpose, now), isNull(people.archivedAt), eq(people.isActive, true)))
  return row
}

/** Uses up the link. Undefined when it is invalid, used or expired. */
export async function useLink(db: Database, tokenHash: Buffer, purpose: Purpose, now: Date) {
  const [used] = await db
    .delete(accountLinks)
    .where(linkWorks(tokenHash, purpose, now))
    .returning()
  if (!used) return undefined
  const [person] = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(and(eq(people.id, used.personId), isNull(people.archivedAt), eq(people.isActive, true)))
    .for('share')
  return person
}

export async function adminExists(db: Database): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(people).where(eq(people.role, 'admin')).limit(1)
  return row !== undefined
}

/**
 * An active person who may set a password by mail: they already have a password, an identity or a passkey.
 */
export async function findResettable(db: Database, email: string) {
  const [row] = await db
    .select({ id: people.id, email: people.email, firstName: people.firstName })
    .from(people)
    .where(
      and(
        eq(people.email, email),
        isNull(people.archivedAt),
        eq(people.isActive, true),
        or(
          exists(db.select().from(passwords).where(eq(passwords.personId, people.id))),
          exists(db.select().from(identities).where(eq(identities.personId, people.id))),
          exists(db.select().from(passkeys).where(eq(passkeys.personId, people.id))),
        ),
      ),
    )
  return row
}

/** When the password was set; undefined if the person has none. */
export async function findPasswordAge(db: Database, personId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ setAt: passwords.setAt })
    .from(passwords)
    .where(eq(passwords.personId, personId))
  return row?.setAt
}

/** False when the password is no longer `from`. */
export async function replacePassword(
  db: Database,
  personId: string,
  { from, to, setAt }: { from: string; to: string; setAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(passwords)
    .set({ hash: to, setAt })
    .where(and(eq(passwords.personId, personId), eq(passwords.hash, from)))
    .returning({ personId: passwords.personId })
  return rows.length === 1
}
