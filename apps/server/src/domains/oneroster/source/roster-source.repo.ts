import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryOne, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { imports } from '#domains/imports/imports.tables.ts'
import { rosterSources, rosterSyncs } from './roster-source.tables.ts'

export type SourceRow = typeof rosterSources.$inferSelect

/** The only source. */
export async function findSource(db: Database): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(rosterSources)
  return row
}

/** The admin on whose behalf syncs run. */
export const findResponsible = (db: Database, { responsibleId }: SourceRow) =>
  queryOne(db, { name: pgType.text, isAdmin: pgType.boolean })`
    select first_name || ' ' || last_name as name,
      role = 'admin' and is_active and archived_at is null as is_admin
    from people where id = ${responsibleId}`

export const insertSource = (db: Database, row: typeof rosterSources.$inferInsert) =>
  db.insert(rosterSources).values(row)

export const updateSource = (db: Database, id: string, change: Partial<typeof rosterSources.$inferInsert>) =>
  db
    .update(rosterSources)
    .set({ ...change, version: sql`${rosterSources.version} + 1` })
    .where(eq(rosterSources.id, id))

export const setNextSync = (db: Database, id: string, nextSyncAt: Date | null) =>
  db.update(rosterSources).set({ nextSyncAt }).where(eq(rosterSources.id, id))

export const deleteSource = (db: Database, id: string) =>
  db.delete(rosterSources).where(eq(rosterSources.id, id))

const syncRow = {
  id: rosterSyncs.id,
  sourceId: rosterSyncs.sourceId,
  startedAt: rosterSyncs.startedAt,
  isScheduled: rosterSyncs.isScheduled,
  changedSince: nullable(rosterSyncs.changedSince),
  result: nullable(rosterSyncs.result),
  reason: nullable(rosterSyncs.reason),
  importId: nullable(rosterSyncs.importId),
  importState: nullable(imports.state),
}
export type SyncRow = ShapeRow<typeof syncRow>

const syncColumns = sql`s.id, s.source_id, s.started_at, s.is_scheduled, s.changed_since, s.result, s.reason,
  s.import_id, i.state as import_state`
const fromSyncs = sql`from roster_syncs s left join imports i on i.id = s.import_id`

export const findSync = (db: Database, syncId: string): Promise<SyncRow | undefined> =>
  queryRow(db, syncRow)`select ${syncColumns} ${fromSyncs} where s.id = ${syncId}`

/** The newest syncs first. */
export const listSyncs = (db: Database, limit: number): Promise<SyncRow[]> =>
  queryRows(
    db,
    syncRow,
  )`select ${syncColumns} ${fromSyncs} order by s.started_at desc, s.id desc limit ${limit}`

export const insertSync = (db: Database, row: typeof rosterSyncs.$inferInsert) =>
  db.insert(rosterSyncs).values(row)

export const updateSync = (
  db: Database,
  syncId: string,
  change: Pick<Partial<typeof rosterSyncs.$inferInsert>, 'result' | 'reason' | 'importId'>,
) => db.update(rosterSyncs).set(change).where(eq(rosterSyncs.id, syncId))

/** The start of the newest sync of this address whose changes are all here; undefined if there is none. */
export async function findBase(db: Database, source: SourceRow): Promise<Date | undefined> {
  const row = await queryRow(db, { startedAt: rosterSyncs.startedAt })`
    select s.started_at ${fromSyncs}
    where s.source_id = ${source.id} and s.started_at >= ${source.connectedAt}
      and (s.result = 'unchanged' or i.state = 'applied')
    order by s.started_at desc limit 1`
  return row?.startedAt
}
