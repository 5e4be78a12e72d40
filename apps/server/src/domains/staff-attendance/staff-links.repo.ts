import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containing, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { staffLinks } from './staff-attendance.tables.ts'

export interface LinkRow {
  id: string
  audience: LinkAudience
  place: string
  network: string | null
  opensAt: string | null
  closesAt: string | null
  rotating: boolean
  active: boolean
  used: number
  version: number
}

/** The number of past days in which uses of a link are counted. */
const countedDays = 30

const linkColumns = (
  now: Date,
) => sql`l.id, l.audience, l.place, l.network, to_char(l.opens_at, 'HH24:MI') as "opensAt",
  to_char(l.closes_at, 'HH24:MI') as "closesAt", l.rotating, l.active, l.version,
  (select count(*)::int from staff_attempts a where a.link_id = l.id and a.outcome = 'accepted'
    and a.at > ${now}::timestamptz - make_interval(days => ${countedDays})) as used`

export async function findLink(db: Database, linkId: string, now: Date): Promise<LinkRow | undefined> {
  const [row] = await rowsOf<LinkRow>(
    db,
    sql`select ${linkColumns(now)} from staff_links l where l.id = ${linkId}`,
  )
  return row
}

export async function listLinks(
  db: Database,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
  now: Date,
) {
  const where = sql`from staff_links l where l.place ilike ${containing(search)}`
  const rows = await rowsOf<LinkRow>(
    db,
    sql`select ${linkColumns(now)} ${where} order by l.active desc, l.place collate "und-x-icu", l.id
    ${pageClause({ page, pageSize })}`,
  )
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${where}`)
  return { rows, total: counted?.total ?? 0 }
}

export async function insertLink(db: Database, row: typeof staffLinks.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(staffLinks).values(row).returning({ id: staffLinks.id })
  return inserted!.id
}

/** False when the link is no longer at `version`. */
export async function updateLink(
  db: Database,
  linkId: string,
  version: number,
  change: Partial<typeof staffLinks.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(staffLinks)
    .set({ ...change, version: version + 1 })
    .where(and(eq(staffLinks.id, linkId), eq(staffLinks.version, version)))
    .returning({ id: staffLinks.id })
  return rows.length === 1
}
