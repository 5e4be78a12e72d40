import type { AnonymousScans } from '@campanile/contract/attendance/attendance.ts'
import { sql } from 'drizzle-orm'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import type { Database } from '#db/database.ts'
import { pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { anonymousScans } from '../attendance.tables.ts'

type Counted = Pick<typeof anonymousScans.$inferInsert, 'subjectId' | 'outcome' | 'network'> & { at: Date }
const counterRow = {
  subjectId: anonymousScans.subjectId,
  outcome: anonymousScans.outcome,
  network: anonymousScans.network,
  count: anonymousScans.count,
}
type Counter = ShapeRow<typeof counterRow>

const counterKey = ({ subjectId, outcome, network }: Pick<Counter, 'subjectId' | 'outcome' | 'network'>) =>
  `${subjectId} ${outcome} ${network.toString('hex')}`

/**
 * Adds a scan to its counter and returns the new count. When a whole hall scans at once, calls share one
 * statement, and rows are updated in a fixed order to avoid deadlocks.
 */
export const countAnonymousScan = batchDatabaseCalls(async (db, all: Counted[]): Promise<number[]> => {
  const rows = await queryRows(db, counterRow)`
    insert into anonymous_scans (id, subject_id, outcome, network, count, last_at)
    select gen_random_uuid(), g.subject_id, g.outcome, g.network, count(*), max(g.at)
    from unnest(${sql.param(all.map((it) => it.subjectId))}::uuid[], ${sql.param(all.map((it) => it.outcome))}::text[],
      ${sql.param(all.map((it) => it.network))}::bytea[], ${sql.param(all.map((it) => it.at))}::timestamptz[])
      g(subject_id, outcome, network, at)
    group by g.subject_id, g.outcome, g.network order by g.subject_id, g.outcome, g.network
    on conflict (subject_id, outcome, network) do update
      set count = anonymous_scans.count + excluded.count, last_at = greatest(anonymous_scans.last_at, excluded.last_at)
    returning subject_id, outcome, network, count`
  const counts = new Map(rows.map((row) => [counterKey(row), row.count]))
  return all.map((it) => counts.get(counterKey(it)) ?? 0)
})

/**
 * Counts for one session. For each network at most the limit is reported, because later scans were refused.
 */
export async function readAnonymousScans(
  db: Database,
  sessionId: string,
  limit: number,
): Promise<AnonymousScans> {
  const row = await queryOne(db, {
    accepted: pgType.int,
    networks: pgType.int,
    mostFromOneNetwork: pgType.int,
    refused: pgType.json<AnonymousScans['refused']>(),
  })`
    select coalesce(sum(least(count, ${limit}::int)) filter (where outcome = 'accepted'), 0)::int as accepted,
      (count(*) filter (where outcome = 'accepted'))::int as networks,
      coalesce(max(least(count, ${limit}::int)) filter (where outcome = 'accepted'), 0)::int as most_from_one_network,
      coalesce(jsonb_agg(jsonb_build_object('reason', outcome, 'count', count) order by count desc, outcome)
        filter (where outcome <> 'accepted'), '[]') as refused
    from anonymous_scans where subject_id = ${sessionId}`
  return row
}
