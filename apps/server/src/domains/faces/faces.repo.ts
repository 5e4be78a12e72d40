import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryPreparedRow, queryRows } from '#db/rows.ts'
import { faceRegistered } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { faceStanding, faceStandingShape, lastFaceDeletion } from './face-standing.sql.ts'
import { consents, faceProbes, faceProfiles, faceReviews } from './faces.tables.ts'

/** Everything about a person's face except the descriptors; undefined when there is no such person. */
export async function findFace(db: Database, personId: string) {
  const [row] = await db
    .select({
      firstName: people.firstName,
      lastName: people.lastName,
      registered: faceRegistered,
      registeredAt: sql`coalesce(${faceProfiles.registeredAt}, ${people.faceRegisteredAt})`.mapWith(
        faceProfiles.registeredAt,
      ),
      photo: sql<string | null>`coalesce(${faceProfiles.photo}, ${people.facePhoto})`,
      waiting: sql<boolean>`${faceReviews.personId} is not null`,
      waitingSince: faceReviews.registeredAt,
      waitingReasons: faceReviews.reasons,
      waitingPhoto: faceReviews.photo,
      lastDeletion: lastFaceDeletion,
    })
    .from(people)
    .leftJoin(faceProfiles, and(eq(faceProfiles.personId, people.id), faceProfiles.isActive))
    .leftJoin(faceReviews, eq(faceReviews.personId, people.id))
    .where(eq(people.id, personId))
  return row
}

export const findFaceStanding = (db: Database, personId: string) =>
  queryPreparedRow(
    db,
    'find-face-standing',
    faceStandingShape,
  )`select ${faceStanding} from people where people.id = ${personId}`

/** The latest row of the consent ledger. */
export async function findConsent(db: Database, personId: string) {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.personId, personId), eq(consents.purpose, 'face')))
    .orderBy(desc(consents.id))
    .limit(1)
  return row
}

/** Consents, withdrawals and deletions, latest first. */
export const listFaceEvents = (db: Database, personId: string, limit: number) =>
  queryRows(db, {
    id: pgType.uuid,
    what: pgType.oneOf(['withdrawn', 'given', 'deleted']),
    version: nullable(pgType.text),
    at: pgType.instant,
  })`select id, decision as what, version, at from consents
        where person_id = ${personId} and purpose = 'face'
      union all
      select id, 'deleted', null, deleted_at from face_deletions where person_id = ${personId}
      order by at desc, id desc limit ${limit}`

export const insertConsent = (db: Database, row: Omit<typeof consents.$inferInsert, 'purpose'>) =>
  db.insert(consents).values({ ...row, purpose: 'face' })

/**
 * Locks the person's row until the transaction ends, so that changes to a face happen one at a time; false
 * when there is no such active person.
 */
export async function lockPerson(db: Database, personId: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.isActive, true), isNull(people.archivedAt)))
    .for('no key update')
  return rows.length === 1
}

/** Whether check-in is open in a class in which the person is enrolled. */
export const checkInRunning = (db: Database, personId: string, now: Date): Promise<boolean> =>
  hasRows(db)`select 1 from check_in_windows w
      join sessions s on s.id = w.session_id
      join enrolments e on e.class_id = s.class_id and e.left_at is null
      where e.student_id = ${personId} and w.closed_at is null and w.closes_at > ${now} limit 1`

type Profile = Omit<typeof faceProfiles.$inferInsert, 'isActive'>

/** Makes this the person's active face. */
export const keepProfile = (db: Database, profile: Profile) =>
  db
    .insert(faceProfiles)
    .values(profile)
    .onConflictDoUpdate({ target: faceProfiles.personId, set: { ...profile, isActive: true } })

export const insertReview = (db: Database, review: typeof faceReviews.$inferInsert) =>
  db.insert(faceReviews).values(review)

export const insertProbe = (db: Database, row: typeof faceProbes.$inferInsert) =>
  db.insert(faceProbes).values(row)

export async function findReview(db: Database, personId: string) {
  const [row] = await db.select().from(faceReviews).where(eq(faceReviews.personId, personId))
  return row
}

export const deleteReview = (db: Database, personId: string) =>
  db.delete(faceReviews).where(eq(faceReviews.personId, personId))

/** Deletes a waiting registration and its frames, which have the same time. */
export async function dropReview(db: Database, personId: string, registeredAt: Date): Promise<void> {
  await deleteReview(db, personId)
  await db.delete(faceProbes).where(and(eq(faceProbes.personId, personId), eq(faceProbes.at, registeredAt)))
}

/** Waiting registrations of active people, oldest first, and their number. */
export async function listReviews(db: Database, limit: number) {
  const concerned = and(eq(people.isActive, true), isNull(people.archivedAt))
  const [items, [counted]] = await Promise.all([
    db
      .select({
        personId: people.id,
        firstName: people.firstName,
        lastName: people.lastName,
        email: people.email,
        registeredAt: faceReviews.registeredAt,
        photo: faceReviews.photo,
        reasons: faceReviews.reasons,
        resemblesId: faceReviews.resemblesId,
        similarity: faceReviews.similarity,
        // Null when that person's face has been deleted since.
        resembledName: sql<string | null>`(
          select o.first_name || ' ' || o.last_name from people o where o.id = ${faceReviews.resemblesId})`,
        resembledPhoto: sql<string | null>`coalesce(
          (select f.photo from face_profiles f where f.person_id = ${faceReviews.resemblesId} and f.is_active),
          (select o.face_photo from people o where o.id = ${faceReviews.resemblesId}),
          (select w.photo from face_reviews w where w.person_id = ${faceReviews.resemblesId}))`,
      })
      .from(faceReviews)
      .innerJoin(people, eq(people.id, faceReviews.personId))
      .where(concerned)
      .orderBy(faceReviews.registeredAt, faceReviews.personId)
      .limit(limit),
    db
      .select({ total: count() })
      .from(faceReviews)
      .innerJoin(people, eq(people.id, faceReviews.personId))
      .where(concerned),
  ])
  return { items, total: counted?.total ?? 0 }
}
