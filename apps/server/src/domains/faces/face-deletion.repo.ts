import { and, count, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { people } from '#domains/people/people.tables.ts'
import { consents, faceDeletions, faceProbes, faceProfiles, faceReviews } from './faces.tables.ts'

/** Holds these people's rows until the transaction ends, so that changes of one face queue. */
export const lockPeople = (db: Database, personIds: readonly string[]) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [...personIds]))
    .orderBy(people.id)
    .for('no key update')

/** What is kept about these people's faces. */
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
      /** The version that is agreed to at present. */
      consentVersion: sql<string | null>`(
        select case c.decision when 'given' then c.version end from consents c
        where c.person_id = people.id and c.purpose = 'face' order by c.id desc limit 1)`,
    })
    .from(people)
    .leftJoin(faceProfiles, eq(faceProfiles.personId, people.id))
    .leftJoin(faceReviews, eq(faceReviews.personId, people.id))
    .where(inArray(people.id, [...personIds]))

/** The sealed numbers and the names of the photos, for good. */
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

/** Disabled or archived since before `cutoff`, with face data that is still there. */
function isStale(cutoff: Date) {
  const hasFace = or(
    isNotNull(people.faceDescriptor),
    isNotNull(people.facePhoto),
    sql`exists (select 1 from face_profiles f where f.person_id = ${people.id})`,
    sql`exists (select 1 from face_reviews r where r.person_id = ${people.id})`,
    sql`exists (select 1 from face_probes b where b.person_id = ${people.id})`,
  )
  return and(lt(people.inactiveSince, cutoff), hasFace)
}

/** How many such people there are, counted no further than `most`. */
export async function countStalePeople(db: Database, cutoff: Date, most: number): Promise<number> {
  const found = db.select({ id: people.id }).from(people).where(isStale(cutoff)).limit(most).as('stale')
  const [row] = await db.select({ people: count() }).from(found)
  return row?.people ?? 0
}

/** Locks a portion of them; who is locked already is left for later. */
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
