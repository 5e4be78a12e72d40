import type { GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type BulkRow, insertAll } from '#db/bulk.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import { gradeBands, gradeSchemes } from '../results.tables.ts'

const schemeRow = {
  id: gradeSchemes.id,
  name: gradeSchemes.name,
  fromTermId: nullable(terms.id),
  fromTermName: nullable(terms.name),
  /** Highest first. */
  bands: pgType.json<GradeBand[]>(),
  isInUse: pgType.boolean,
  archivedAt: gradeSchemes.archivedAt,
  version: gradeSchemes.version,
}
export type SchemeRow = ShapeRow<typeof schemeRow>

/** Terms `t` to which scheme `g` applies: from its own until one with another scheme. */
const holdsIn = (term: SQL): SQL => sql`g.id = (
  select h.id from grade_schemes h left join terms ht on ht.id = h.from_term_id
  where h.archived_at is null and (ht.id is null or ht.first_day <= ${term})
  order by ht.first_day desc nulls last, h.id limit 1)`

const bandsOfG = sql`(
  select coalesce(json_agg(json_build_object('letter', b.letter, 'fromPercent', trim_scale(b.from_percent)::text,
    'points', trim_scale(b.points)::text, 'passes', b.passes) order by b.place), '[]')
  from grade_bands b where b.scheme_id = g.id)`

const publishedIn = (which: SQL): SQL => sql`exists (
  select 1 from mark_entries m
  join mark_sheets s on s.id = m.sheet_id
  join classes c on c.id = s.class_id
  join terms t on t.id = c.term_id
  where m.released_at is not null and ${which})`

const selectSchemes = (db: Database, where: SQL) =>
  queryRows(db, schemeRow)`
    select g.id, g.name, f.id as from_term_id, f.name as from_term_name, ${bandsOfG} as bands,
      ${publishedIn(holdsIn(sql`t.first_day`))} as is_in_use, g.archived_at, g.version
    from grade_schemes g left join terms f on f.id = g.from_term_id
    where ${where} order by f.first_day desc nulls last`

export const listSchemes = (db: Database) => selectSchemes(db, sql`g.archived_at is null`)

export async function findScheme(db: Database, schemeId: string): Promise<SchemeRow | undefined> {
  const [row] = await selectSchemes(db, sql`g.id = ${schemeId}::uuid`)
  return row
}

/** The bands that apply in each of these terms. */
export async function bandsOfTerms(
  db: Database,
  termIds: readonly string[],
): Promise<Map<string, GradeBand[]>> {
  const rows = await queryRows(db, { termId: terms.id, bands: pgType.json<GradeBand[]>() })`
    select t.id as term_id, ${bandsOfG} as bands
    from terms t join grade_schemes g on ${holdsIn(sql`t.first_day`)}
    where t.id = any(${sql.param(termIds)}::uuid[])`
  return new Map(rows.map(({ termId, bands }) => [termId, bands]))
}

/** Whether students have seen marks of this term or a later one; undefined when the term does not exist. */
export async function isPublishedFrom(db: Database, termId: string): Promise<boolean | undefined> {
  const row = await queryRow(db, {
    published: pgType.boolean,
  })`select ${publishedIn(sql`t.first_day >= f.first_day`)} as published
      from terms f where f.id = ${termId}::uuid and f.archived_at is null`
  return row?.published
}

const insertBands = (db: Database, schemeId: string, bands: readonly GradeBand[]) =>
  insertAll(
    db,
    gradeBands,
    ['scheme_id', 'place', 'letter', 'from_percent', 'points', 'passes'],
    [...bands]
      .sort((a, b) => Number(b.fromPercent) - Number(a.fromPercent))
      .map(
        ({ letter, fromPercent, points, passes }, place): BulkRow => ({
          scheme_id: schemeId,
          place,
          letter,
          from_percent: fromPercent,
          points,
          passes,
        }),
      ),
  )

interface NewScheme {
  name: string
  fromTermId: string
  bands: readonly GradeBand[]
  createdAt: Date
}

/** @returns its id, or null when the term already has a scheme */
export async function insertScheme(db: Database, { bands, ...scheme }: NewScheme): Promise<string | null> {
  const id = newId()
  const inserted = await db
    .insert(gradeSchemes)
    .values({ id, ...scheme })
    .onConflictDoNothing()
    .returning({ id: gradeSchemes.id })
  if (inserted.length === 0) return null
  await insertBands(db, id, bands)
  return id
}

/** Returns false when the row is no longer at `version`. */
export async function updateScheme(
  db: Database,
  {
    schemeId,
    version,
    name,
    bands,
  }: { schemeId: string; version: number; name: string; bands: readonly GradeBand[] },
): Promise<boolean> {
  const updated = await db
    .update(gradeSchemes)
    .set({ name, version: version + 1 })
    .where(and(eq(gradeSchemes.id, schemeId), eq(gradeSchemes.version, version)))
    .returning({ id: gradeSchemes.id })
  if (updated.length === 0) return false
  await db.delete(gradeBands).where(eq(gradeBands.schemeId, schemeId))
  await insertBands(db, schemeId, bands)
  return true
}

export const archiveScheme = (db: Database, schemeId: string, at: Date) =>
  db.update(gradeSchemes).set({ archivedAt: at }).where(eq(gradeSchemes.id, schemeId))
