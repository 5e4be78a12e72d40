import { and, count, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { consents, faceDeletions, faceProbes, faceProfiles, faceReviews } from './faces.tables.ts'

/** Locks these people's rows until the transaction ends, so that changes to a face happen one at a time. */
export const lockPeople = (db: Database, personIds: readonly string[]) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [...personIds]))
    .orderBy(people.id)
    .for('no key update')

/** The face data that is stored about these people. */
export const findHoldings = (db: Database, personIds: readonly string[]) =>
  db
    .select({
      personId: people.id,
      photos: sql<string[]>`array(
        select distinct photo from unnest(array[${faceProfiles.photo}, ${people.facePhoto}, ${faceReviews.photo}]) photo
        where photo is not null)`,
      descriptor: sql<boolean>`(${faceProfiles.personId} is not null or ${people.faceDescriptor} is not null)`,
      frames: sql<boolean>`exists (select 1 from face_probes b where b.person_id = people.id)`,
      review: sql<boolean>`${faceReviews.personId} is not null`,
      /** The version that they currently agree to. */
      consentVersion: sql<string | null>`(
        select case c.decision when 'given' then c.version end from consents c
        where c.person_id = people.id and c.purpose = 'face' order by c.id desc limit 1)`,
    })
    .from(people)
    .leftJoin(faceProfiles, eq(faceProfiles.personId, people.id))
    .leftJoin(faceReviews, eq(faceReviews.personId, people.id))
    .where(inArray(people.id, [...personIds]))

/** Permanently deletes the encrypted descriptors and the names of the photos. */
export async function deleteFaces(db: Database, personIds: string[]): Promise<void> {
  await db.delete(faceProfiles).where(inArray(faceProfiles.personId, personIds))
  await db.delete(faceReviews).where(inArray(faceReviews.personId, personIds))
  await db.delete(faceProbes).where(inArray(faceProbes.personId, personIds))
}

export async function insertWithdrawals(
  db: Database,
  withdrawn: { personId: string; version: string }[],
  at: Date,
): Promise<void> {
  if (withdrawn.length === 0) return
  await db
    .insert(consents)
    .values(withdrawn.map((it) => ({ ...it, purpose: 'face' as const, decision: 'withdrawn' as const, at })))
}

export const insertReceipts = (db: Database, receipts: (typeof faceDeletions.$inferInsert)[]) =>
  db.insert(faceDeletions).values(receipts).returning()

/** Disabled, archived or past their last day since before `cutoff`, and still with face data. */
function isStale(cutoff: Date) {
  const hasFace = or(
    isNotNull(people.faceDescriptor),
    isNotNull(people.facePhoto),
    sql`exists (select 1 from face_profiles f where f.person_id = ${people.id})`,
    sql`exists (select 1 from face_reviews r where r.person_id = ${people.id})`,
    sql`exists (select 1 from face_probes b where b.person_id = ${people.id})`,
  )
  return and(or(lt(people.inactiveSince, cutoff), hasLeftSql(sql`people`, cutoff)), hasFace)
}

/** The number of such people, up to `most`. */
export async function countStalePeople(db: Database, cutoff: Date, most: number): Promise<number> {
  const found = db.select({ id: people.id }).from(people).where(isStale(cutoff)).limit(most).as('stale')
  const [row] = await db.select({ people: count() }).from(found)
  return row?.people ?? 0
}

/** Locks a batch of them, skipping people who are locked already. */
export async function lockStalePeople(db: Database, cutoff: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(isStale(cutoff))
    .orderBy(people.id)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}
