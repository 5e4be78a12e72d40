import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'

const sealedFaceRow = {
  personId: people.id,
  sealed: pgType.bytes,
}
export type SealedFace = ShapeRow<typeof sealedFaceRow>

interface Page {
  /** The last id of the previous page; null for the first page. */
  after: string | null
  limit: number
}

/** Active faces of active people, ordered by id. */
export const listFaces = (db: Database, { after, limit }: Page) =>
  queryRows(db, sealedFaceRow)`
    select p.id as person_id, coalesce(f.descriptor, p.face_descriptor) as sealed
    from people p left join face_profiles f on f.person_id = p.id and f.is_active
    where p.is_active and p.archived_at is null
      and (f.person_id is not null or p.face_descriptor is not null)
      and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`

/** Waiting faces of active people, ordered by id. */
export const listWaitingFaces = (db: Database, { after, limit }: Page) =>
  queryRows(db, sealedFaceRow)`
    select p.id as person_id, r.descriptor as sealed
    from face_reviews r join people p on p.id = r.person_id
    where p.is_active and p.archived_at is null and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`

/** Active and waiting faces that were registered from this time on. */
export const listFacesSince = (db: Database, since: Date) =>
  queryRows(db, sealedFaceRow)`
    select p.id as person_id, recent.descriptor as sealed
    from (
      select person_id, descriptor from face_profiles where is_active and registered_at >= ${since}::timestamptz
      union all
      select person_id, descriptor from face_reviews where registered_at >= ${since}::timestamptz) recent
    join people p on p.id = recent.person_id
    where p.is_active and p.archived_at is null`

/** Active faces of those of these people who consented to this version and did not withdraw. */
export const listConsentedFaces = (db: Database, personIds: readonly string[], version: string) =>
  queryRows(db, sealedFaceRow)`
    select p.id as person_id, f.descriptor as sealed
    from unnest(${sql.param(personIds)}::uuid[]) as asked(person_id)
    join people p on p.id = asked.person_id and p.is_active and p.archived_at is null
    join face_profiles f on f.person_id = p.id and f.is_active
    join lateral (
      select decision, version from consents where person_id = p.id and purpose = 'face' order by id desc limit 1
    ) latest on latest.decision = 'given' and latest.version = ${version}`
