import { sql } from 'drizzle-orm'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import type { Database } from '#db/database.ts'
import { hiddenFromPlanner, pgType, queryPreparedRows, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { faceProbes } from './faces.tables.ts'

/** How many earlier sets of frames are kept per person. */
const keptProbes = 20

const sealedPartRow = {
  /** The person's position in the list of ids, from 1. */
  place: pgType.bigint,
  kind: pgType.oneOf(['face', 'review', 'earlier']),
  sealed: pgType.bytes,
}
type SealedPart = ShapeRow<typeof sealedPartRow>

/**
 * Everything that a comparison needs, encrypted: the active face, the one in review, and the newest earlier
 * frames.
 */
const sealedParts = (personIds: string[]) => sql`
    select asked.place, part.kind, part.sealed
    from unnest(${hiddenFromPlanner(personIds, 'uuid[]')}) with ordinality asked(person_id, place)
    cross join lateral (
      select 'face' as kind, coalesce(f.descriptor, p.face_descriptor) as sealed
      from people p left join face_profiles f on f.person_id = p.id and f.is_active
      where p.id = asked.person_id and (f.person_id is not null or p.face_descriptor is not null)
      union all
      select 'review', descriptor from face_reviews where person_id = asked.person_id
      union all
      (select 'earlier', frames from face_probes where person_id = asked.person_id order by id desc limit ${keptProbes})
    ) part`

function toSealedFace(parts: readonly SealedPart[]) {
  const one = (kind: SealedPart['kind']) => parts.find((part) => part.kind === kind)?.sealed
  return {
    face: one('face'),
    review: one('review'),
    earlier: parts.filter(({ kind }) => kind === 'earlier').map(({ sealed }) => sealed),
  }
}

export const findSealedFace = async (db: Database, personId: string) =>
  toSealedFace(await queryRows(db, sealedPartRow)`${sealedParts([personId])}`)

/** The same for check-ins, in batches, because thousands arrive at nine o'clock. */
export const findSealedFaceForCheck = batchDatabaseCalls(async (db, personIds: string[]) => {
  const parts = await queryPreparedRows(db, 'find-sealed-faces', sealedPartRow)`${sealedParts(personIds)}`
  return personIds.map((_, index) => toSealedFace(parts.filter(({ place }) => Number(place) === index + 1)))
})

const spareProbes = sql`select id from (
  select id, row_number() over (partition by person_id order by id desc) as place from face_probes) ranked
  where place > ${keptProbes}`

/** The number of frames beyond each person's newest ones, up to `most`. */
export async function countSpareProbes(db: Database, most: number): Promise<number> {
  const row = await queryRow(db, {
    count: pgType.int,
  })`select count(*)::int as count from (${spareProbes} limit ${most}) spare`
  return row?.count ?? 0
}

/**
 * Deletes a batch of them and returns the number. Batches are large because each one has to rank all frames.
 */
export async function deleteSpareProbes(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from face_probes where id in (${spareProbes} limit 20000)`)
  return rowCount ?? 0
}

export const insertProbe = (
  db: Database,
  { personId, sealedFrames, at }: { personId: string; sealedFrames: Buffer; at: Date },
) => db.insert(faceProbes).values({ personId, frames: sealedFrames, at })
