import type { Role } from '@campanile/contract/roles.ts'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import type { Database } from '#db/database.ts'
import { hiddenFromPlanner, inCallersOrder, pgType, queryPreparedRows } from '#db/rows.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import { sessions } from '../accounts.tables.ts'

export const insertSession = (db: Database, row: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(row)

interface ActorRow {
  sessionId: string
  seenAt: Date
  confirmedAt: Date | null
  mustSetUpSecondFactor: boolean
  adminSince: Date | null
  vouchedAt: Date | null
  id: string
  role: Role
}

interface Asked {
  tokenHash: Buffer
  now: Date
  seenSince: Date
}

/**
 * Reads the session and its person in one query, so that a ban applies from the next request. It runs on
 * every request. Sessions that begin in the future (the clock was corrected since) are refused, or they would
 * last too long.
 */
export const findActor = batchDatabaseCalls(async (db, asked: Asked[]): Promise<(ActorRow | undefined)[]> => {
  const { now, seenSince } = asked.at(-1)!
  const hashes = asked.map(({ tokenHash }) => tokenHash)
  const rows = await queryPreparedRows(db, 'find-actors', {
    place: pgType.bigint,
    sessionId: sessions.id,
    seenAt: sessions.seenAt,
    confirmedAt: sessions.confirmedAt,
    id: people.id,
    role: people.role,
    adminSince: people.adminSince,
    vouchedAt: people.vouchedAt,
    mustSetUpSecondFactor: pgType.boolean,
  })`
    select asked.place, s.id as session_id, s.seen_at, s.confirmed_at, p.id, p.role,
      p.admin_since, p.vouched_at, p.role = 'admin' and not s.two_factors and coalesce((select
        (i.settings->'security'->>'requireSecondFactorForAdmins')::boolean from institution i), false)
        as must_set_up_second_factor
    from unnest(${hiddenFromPlanner(hashes, 'bytea[]')}) with ordinality asked(token_hash, place)
    join sign_in_sessions s on s.token_hash = asked.token_hash
    join people p on p.id = s.person_id
    where s.expires_at > ${now} and s.seen_at > ${seenSince} and s.created_at < ${daysAfter(now, 1)} and p.is_active and p.archived_at is null
      and not ${hasLeftSql(sql`p`, now)}`
  return inCallersOrder(asked.length, rows)
})

export const touchSession = (db: Database, sessionId: string, now: Date) =>
  db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, sessionId))

export const confirmSession = (db: Database, sessionId: string, now: Date) =>
  db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))

export const deleteSession = (db: Database, tokenHash: Buffer) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ personId: sessions.personId })

/** Active sessions, the latest used first. */
export const listPersonSessions = (
  db: Database,
  personId: string,
  { now, seenSince, limit }: { now: Date; seenSince: Date; limit: number },
) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now), gt(sessions.seenAt, seenSince)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(limit)

/** Keeps the `kept` most recently used sessions and ends the others. */
export const deleteOldestSessions = (
  db: Database,
  personId: string,
  { now, kept }: { now: Date; kept: number },
) => {
  const older = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .offset(kept)
  return db
    .delete(sessions)
    .where(inArray(sessions.id, older))
    .returning({ id: sessions.id, userAgent: sessions.userAgent })
}

/** False when the person has no such active session. */
export async function deleteSessionById(db: Database, personId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

/** Returns the sessions that ended; `exceptSessionId` is kept. */
export const deletePersonSessions = (db: Database, personId: string, exceptSessionId?: string) =>
  db
    .delete(sessions)
    .where(
      and(eq(sessions.personId, personId), exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined),
    )
    .returning({ id: sessions.id })

/** Ends the sessions of all people and returns how many there were. */
export async function deleteAllSessions(db: Database): Promise<number> {
  const { rowCount } = await db.delete(sessions)
  return rowCount ?? 0
}

export const deleteSessionsOfAll = (db: Database, personIds: string[]) =>
  db.execute(sql`delete from ${sessions} where person_id = any(${sql.param(personIds)}::uuid[])`)
