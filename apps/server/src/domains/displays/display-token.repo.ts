import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Display } from '#http/display.ts'
import { isCurrent, mayStillRun } from './displays.sql.ts'
import { displays } from './displays.tables.ts'

interface DisplayRow extends Display {
  seenAt: Date | null
}

/**
 * The display with this token, if it is current and the person who paired it still has access to what it
 * shows.
 */
export async function findDisplayByToken(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<DisplayRow | undefined> {
  const [row] = await rowsOf<DisplayRow>(
    db,
    sql`
    select d.id, d.name, d.purpose, d.link_id as "linkId", d.session_id as "sessionId",
      d.paired_by as "pairedBy", d.seen_at as "seenAt"
    from displays d join people p on p.id = d.paired_by
    where d.token_hash = ${tokenHash} and ${isCurrent(now)} and ${mayStillRun}`,
    ['seenAt'],
  )
  return row
}

export const touchDisplay = (db: Database, displayId: string, seenAt: Date) =>
  db.update(displays).set({ seenAt }).where(eq(displays.id, displayId))
