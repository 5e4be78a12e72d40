import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containing } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryPage, queryRow, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'
import { staffLinks } from './staff-attendance.tables.ts'

const linkRow = {
  id: staffLinks.id,
  audience: staffLinks.audience,
  place: staffLinks.place,
  network: staffLinks.network,
  opensAt: nullable(pgType.text),
  closesAt: nullable(pgType.text),
  rotating: staffLinks.rotating,
  active: staffLinks.active,
  version: staffLinks.version,
  used: pgType.int,
}
export type LinkRow = ShapeRow<typeof linkRow>

/** The number of past days in which uses of a link are counted. */
const countedDays = 30

const linkColumns = (
  now: Date,
) => sql`l.id, l.audience, l.place, l.network, to_char(l.opens_at, 'HH24:MI') as opens_at,
  to_char(l.closes_at, 'HH24:MI') as closes_at, l.rotating, l.active, l.version,
  (select count(*)::int from staff_attempts a where a.link_id = l.id and a.outcome = 'accepted'
    and a.at > ${now}::timestamptz - make_interval(days => ${countedDays})) as used`

export const findLink = (db: Database, linkId: string, now: Date): Promise<LinkRow | undefined> =>
  queryRow(db, linkRow)`select ${linkColumns(now)} from staff_links l where l.id = ${linkId}`

export async function listLinks(
  db: Database,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
  now: Date,
) {
  const where = sql`from staff_links l where l.place ilike ${containing(search)}`
  return queryPage(db, linkRow, {
    rows: sql`select ${linkColumns(now)} ${where} order by l.active desc, ${inNameOrder(sql`l.place`)}, l.id`,
    count: where,
    page: { page, pageSize },
  })
}

export async function insertLink(db: Database, row: typeof staffLinks.$inferInsert): Promise<string> {
  const inserted = firstItem(await db.insert(staffLinks).values(row).returning({ id: staffLinks.id }))
  return inserted.id
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
