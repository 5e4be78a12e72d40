import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import { type DraftResult, timetableDrafts } from './timetable-drafts.tables.ts'

const summaryRow = {
  id: timetableDrafts.id,
  name: timetableDrafts.name,
  termId: timetableDrafts.termId,
  term: pgType.text,
  state: timetableDrafts.state,
  createdAt: timetableDrafts.createdAt,
  createdBy: pgType.text,
  figures: nullable(pgType.json<DraftResult['figures']>()),
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
export type DraftRow = ShapeRow<typeof draftRow>

const summaryColumns = sql`d.id, d.name, d.term_id, t.name as term, d.state, d.created_at,
  p.first_name || ' ' || p.last_name as created_by, d.result -> 'figures' as figures, d.version`
const joined = sql`from timetable_drafts d join terms t on t.id = d.term_id join people p on p.id = d.created_by`

export const listDrafts = (db: Database, page: { page: number; pageSize: number }) =>
  queryPage(db, summaryRow, {
    rows: sql`select ${summaryColumns} ${joined} order by d.created_at desc, d.id desc`,
    count: sql`from timetable_drafts d`,
    page,
  })

export const findDraft = (db: Database, draftId: string): Promise<DraftRow | undefined> =>
  queryRow(db, draftRow)`
    select ${summaryColumns}, t.first_day, d.inputs, d.result, d.computing_since ${joined} where d.id = ${draftId}`

export type StoredDraft = typeof timetableDrafts.$inferSelect

export async function lockDraft(db: Database, draftId: string): Promise<StoredDraft | undefined> {
  const [row] = await db.select().from(timetableDrafts).where(eq(timetableDrafts.id, draftId)).for('update')
  return row
}

export const insertDraft = (db: Database, row: typeof timetableDrafts.$inferInsert) =>
  db.insert(timetableDrafts).values(row)

export const updateDraft = (db: Database, draftId: string, change: Partial<StoredDraft>) =>
  db
    .update(timetableDrafts)
    .set({ ...change, version: sql`${timetableDrafts.version} + 1` })
    .where(eq(timetableDrafts.id, draftId))

export const deleteDraft = (db: Database, draftId: string) =>
  db.delete(timetableDrafts).where(eq(timetableDrafts.id, draftId))

export const findComputing = (db: Database) =>
  queryRows(db, { id: timetableDrafts.id })`select d.id from timetable_drafts d where d.state = 'computing'`
