import { displayIdleDays } from '@campanile/contract/displays/displays.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { countRows, nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { isRunByS, runnersOfS } from '#domains/access/session-access.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffLinks } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { courses, rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { Actor } from '#http/context.ts'
import { daysAfter } from '#platform/clock.ts'
import { managesAllDisplays } from './displays.policy.ts'
import { displays } from './displays.tables.ts'

// SQL fragments for `displays` as `d`.

/** A kiosk lasts as long as its check-in, any other display as long as it is used. */
const isCurrent = (now: Date) => sql`(case d.purpose
  when 'kiosk' then exists (select from check_in_windows w
    where w.id = d.window_id and w.closed_at is null and w.closes_at > ${now})
  else coalesce(d.seen_at, d.paired_at) > ${daysAfter(now, -displayIdleDays)}::timestamptz end)`

/** Whether the person who paired it (`p`) still has access to its content. */
const mayStillRun = sql`(p.is_active and p.archived_at is null and (p.role = 'admin'
  or (p.role = 'lecturer' and exists (select from sessions s where s.id = d.session_id and p.id = any(${runnersOfS})))))`

const over = {
  pairings: (now: Date) => sql`select g.id from display_pairings g where g.expires_at <= ${now}`,
  displays: (now: Date) => sql`select d.id from displays d where not ${isCurrent(now)}`,
}

/** The number of expired pairings and displays, up to `most`. */
export async function countOver(db: Database, now: Date, most: number): Promise<number> {
  const row = await queryRow(db, { count: pgType.int })`select count(*)::int as count from
      (${over.pairings(now)} union all ${over.displays(now)} limit ${most}) it`
  return row?.count ?? 0
}

/** Deletes at most `limit` rows, pairings first. */
export async function deleteOver(db: Database, now: Date, limit: number): Promise<number> {
  const pairings = await db.execute(
    sql`delete from display_pairings where id in (${over.pairings(now)} limit ${limit})`,
  )
  if (pairings.rowCount) return pairings.rowCount
  const displays = await db.execute(
    sql`delete from displays where id in (${over.displays(now)} limit ${limit})`,
  )
  return displays.rowCount ?? 0
}

const tokenRow = {
  id: displays.id,
  name: displays.name,
  purpose: displays.purpose,
  linkId: displays.linkId,
  sessionId: displays.sessionId,
  /** The person who paired the display. It acts with their permissions. */
  pairedBy: displays.pairedBy,
  seenAt: displays.seenAt,
}
type TokenRow = ShapeRow<typeof tokenRow>

/**
 * The display with this token, if it is current and the person who paired it still has access to what it
 * shows.
 */
export const findDisplayByToken = (
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<TokenRow | undefined> =>
  queryRow(db, tokenRow)`
    select d.id, d.name, d.purpose, d.link_id, d.session_id, d.paired_by, d.seen_at
    from displays d join people p on p.id = d.paired_by
    where d.token_hash = ${tokenHash} and ${isCurrent(now)} and ${mayStillRun}`

export const touchDisplay = (db: Database, displayId: string, seenAt: Date) =>
  db.update(displays).set({ seenAt }).where(eq(displays.id, displayId))

const displayRow = {
  id: displays.id,
  name: displays.name,
  purpose: displays.purpose,
  linkId: displays.linkId,
  sessionId: displays.sessionId,
  shows: pgType.text,
  startsAt: nullable(sessions.startsAt),
  pairedById: people.id,
  pairedBy: pgType.text,
  pairedAt: displays.pairedAt,
  lastSeenAt: displays.seenAt,
}
export type DisplayRow = ShapeRow<typeof displayRow>

export const insertDisplay = (db: Database, row: typeof displays.$inferInsert) =>
  db.insert(displays).values(row)

export const deleteDisplay = (db: Database, displayId: string) =>
  db.delete(displays).where(eq(displays.id, displayId)).returning({ id: displays.id })

/** Deletes the displays of everyone. */
export const deleteAllDisplays = async (db: Database): Promise<void> => {
  await db.execute(sql`delete from display_pairings`)
  await db.delete(displays)
}

const columns = sql`d.id, d.name, d.purpose, d.link_id, d.session_id,
  coalesce(k.place, c.title) as shows, s.starts_at, p.id as paired_by_id,
  p.first_name || ' ' || p.last_name as paired_by, d.paired_at, d.seen_at as last_seen_at`
const from = sql`displays d join people p on p.id = d.paired_by
  left join staff_links k on k.id = d.link_id
  left join sessions s on s.id = d.session_id
  left join classes t on t.id = s.class_id
  left join courses c on c.id = t.course_id`

/** Displays that still work: all of them for admins; for lecturers their own and those of their sessions. */
const visibleTo = (actor: Actor, now: Date): SQL => sql`${isCurrent(now)} and ${mayStillRun} and
  ${managesAllDisplays(actor) ? sql`true` : sql`(d.paired_by = ${actor.id} or (s.id is not null and ${isRunByS(actor)}))`}`

export const findDisplay = (db: Database, actor: Actor, displayId: string, now: Date) =>
  queryRow(
    db,
    displayRow,
  )`select ${columns} from ${from} where d.id = ${displayId} and ${visibleTo(actor, now)}`

interface ListQuery {
  page: number
  pageSize: number
  linkId?: string | undefined
  sessionId?: string | undefined
}

export async function listDisplays(
  db: Database,
  actor: Actor,
  { page, pageSize, linkId, sessionId }: ListQuery,
  now: Date,
) {
  const found = sql`${from} where ${visibleTo(actor, now)}
    and ${linkId ? sql`d.link_id = ${linkId}` : sql`true`}
    and ${sessionId ? sql`d.session_id = ${sessionId}` : sql`true`}`
  const rows = await queryRows(db, displayRow)`select ${columns} from ${found} order by d.paired_at desc, d.id
      ${pageClause({ page, pageSize })}`
  return { rows, total: await countRows(db)`from ${found}` }
}

/** The subject of a display: the room, or the session's course. */
export async function findShown(db: Database, displayId: string): Promise<string | undefined> {
  const row = await queryRow(db, {
    shows: pgType.text,
  })`select coalesce(k.place, c.title) as shows from ${from} where d.id = ${displayId}`
  return row?.shows
}

/** The most targets in one list, more than anyone would select from. */
const maxTargets = 200

export const listPlaces = (db: Database) =>
  queryRows(db, {
    linkId: staffLinks.id,
    place: staffLinks.place,
    audience: staffLinks.audience,
  })`select id as link_id, place, audience from staff_links where active
      order by ${inNameOrder(sql`place`)}, id limit ${maxTargets}`

const openSessionRow = {
  sessionId: sessions.id,
  courseCode: courses.code,
  courseTitle: courses.title,
  room: nullable(rooms.name),
  startsAt: sessions.startsAt,
}

/** Sessions that the caller runs and whose check-in is open. */
export const listOpenSessions = (db: Database, actor: Actor, now: Date) =>
  queryRows(db, openSessionRow)`
    select s.id as session_id, c.code as course_code, c.title as course_title, r.name as room, s.starts_at
    from check_in_windows w join sessions s on s.id = w.session_id
    join classes t on t.id = s.class_id join courses c on c.id = t.course_id
    left join rooms r on r.id = s.room_id
    where w.closed_at is null and w.closes_at > ${now} and ${isRunByS(actor)}
    order by s.starts_at desc, s.id limit ${maxTargets}`
