import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRow, type RowOf } from '#db/rows.ts'
import { isCurrent, mayStillRun } from './displays.sql.ts'
import { displays } from './displays.tables.ts'

const displayRow = {
  id: displays.id,
  name: displays.name,
  purpose: displays.purpose,
  linkId: displays.linkId,
  sessionId: displays.sessionId,
  /** The person who paired the display. It acts with their permissions. */
  pairedBy: displays.pairedBy,
  seenAt: displays.seenAt,
}
type DisplayRow = RowOf<typeof displayRow>

/**
 * The display with this token, if it is current and the person who paired it still has access to what it
 * shows.
 */
export const findDisplayByToken = (
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<DisplayRow | undefined> =>
  queryRow(db, displayRow)`
    select d.id, d.name, d.purpose, d.link_id, d.session_id, d.paired_by, d.seen_at
    from displays d join people p on p.id = d.paired_by
    where d.token_hash = ${tokenHash} and ${isCurrent(now)} and ${mayStillRun}`

export const touchDisplay = (db: Database, displayId: string, seenAt: Date) =>
  db.update(displays).set({ seenAt }).where(eq(displays.id, displayId))
