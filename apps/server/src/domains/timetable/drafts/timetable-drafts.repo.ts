import type { DraftKind } from '@campanile/contract/timetable/draft-words.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import { type DraftContents, timetableDrafts } from './timetable-drafts.tables.ts'

const summaryRow = {
  id: timetableDrafts.id,
  name: timetableDrafts.name,
  termId: timetableDrafts.termId,
  term: pgType.text,
  state: timetableDrafts.state,
  createdAt: timetableDrafts.createdAt,
  createdBy: pgType.text,
  unplaced: nullable(pgType.int),
  version: timetableDrafts.version,
}
export type DraftSummaryRow = ShapeRow<typeof summaryRow>

const draftRow = {
  ...summaryRow,
  firstDay: terms.firstDay,
  inputs: timetableDrafts.inputs,
  result: timetableDrafts.result,
  computingSince: timetableDrafts.computingSince,
}

/** A row with the contents of its kind. */
type Holding<Row, K extends DraftKind> = Omit<Row, 'kind' | 'inputs' | 'result' | 'changes'> & {
  inputs: DraftContents[K]['inputs']
  result: DraftContents[K]['result'] | null
}
export type DraftRow<K extends DraftKind> = Holding<ShapeRow<typeof draftRow>, K>

const summaryColumns = sql`d.id, d.name, d.term_id, t.name as term, d.state, d.created_at,
  p.first_name || ' ' || p.last_name as created_by, (d.result -> 'figures' ->> 'unplaced')::int as unplaced,
  d.version`
const joined = sql`from timetable_drafts d join terms t on t.id = d.term_id join people p on p.id = d.created_by`

export const listDrafts = (db: Database, kind: DraftKind, page: { page: number; pageSize: number }) =>
  queryPage(db, summaryRow, {
    rows: sql`select ${summaryColumns} ${joined} where d.kind = ${kind} order by d.created_at desc, d.id desc`,
    count: sql`from timetable_drafts d where d.kind = ${kind}`,
    page,
  })

export const findSummary = (db: Database, draftId: string): Promise<DraftSummaryRow | undefined> =>
  queryRow(db, summaryRow)`select ${summaryColumns} ${joined} where d.id = ${draftId}`

export const findDraft = <K extends DraftKind>(db: Database, kind: K, draftId: string) =>
  queryRow(db, draftRow)`
    select ${summaryColumns}, t.first_day, d.inputs, d.result, d.computing_since ${joined}
    where d.id = ${draftId} and d.kind = ${kind}` as Promise<DraftRow<K> | undefined>

type AnyDraft = typeof timetableDrafts.$inferSelect
export type StoredDraft<K extends DraftKind> = Holding<AnyDraft, K> & {
  changes: DraftContents[K]['changes'] | null
}

/** A draft of any kind, or only of this one. */
export async function lockDraft<K extends DraftKind>(
  db: Database,
  draftId: string,
  kind?: K,
): Promise<StoredDraft<K> | undefined> {
  const { id, kind: column } = timetableDrafts
  const which = kind ? and(eq(id, draftId), eq(column, kind)) : eq(id, draftId)
  const [row] = await db.select().from(timetableDrafts).where(which).for('update')
  return row as StoredDraft<K> | undefined
}

export const insertDraft = (db: Database, row: typeof timetableDrafts.$inferInsert) =>
  db.insert(timetableDrafts).values(row)

export const updateDraft = (db: Database, draftId: string, change: Partial<Omit<AnyDraft, 'kind'>>) =>
  db
    .update(timetableDrafts)
    .set({ ...change, version: sql`${timetableDrafts.version} + 1` })
    .where(eq(timetableDrafts.id, draftId))

export const deleteDraft = (db: Database, draftId: string) =>
  db.delete(timetableDrafts).where(eq(timetableDrafts.id, draftId))

/** Drafts that are being computed: all of them, or this one. */
export const listComputing = (db: Database, draftId?: string) =>
  queryRows(db, { id: timetableDrafts.id, kind: timetableDrafts.kind })`
    select d.id, d.kind from timetable_drafts d
    where d.state = 'computing' and ${draftId ? sql`d.id = ${draftId}` : sql`true`}`
