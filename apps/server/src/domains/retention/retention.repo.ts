import type { RetentionKind } from '@campanile/contract/retention/retention.ts'
import type { Database } from '#db/database.ts'
import { retentionRuns } from './retention.tables.ts'

export type RetentionRun = typeof retentionRuns.$inferSelect

/** The result of the last run for each kind. */
export async function listRuns(db: Database): Promise<Map<RetentionKind, RetentionRun>> {
  const rows = await db.select().from(retentionRuns)
  return new Map(rows.map((row) => [row.kind, row]))
}

export async function keepRun(db: Database, { kind, ...run }: RetentionRun): Promise<void> {
  await db
    .insert(retentionRuns)
    .values({ kind, ...run })
    .onConflictDoUpdate({ target: retentionRuns.kind, set: run })
}
