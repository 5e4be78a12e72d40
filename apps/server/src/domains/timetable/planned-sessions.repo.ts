import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { notNull, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { recordedInS } from '#domains/attendance/counted.sql.ts'
import { sessions } from './timetable.tables.ts'
import type { Slot } from './weekly.rules.ts'

/** A weekly meeting, with what all its sessions share. */
export interface MeetingPlace {
  id: string
  classId: string
  roomId: string | null
}

const sessionOfMeetingRow = {
  id: sessions.id,
  meetingId: notNull(sessions.meetingId),
  startsAt: pgType.instant,
  endsAt: pgType.instant,
  /** Check-in was opened or attendance recorded, so it cannot change. */
  fixed: pgType.boolean,
}
type SessionOfMeeting = ShapeRow<typeof sessionOfMeetingRow>

interface Since {
  /** Sessions planned to start from this time on. */
  from: Date
  now: Date
}

/**
 * Sessions as they were planned. A session that has begun is fixed, even if it was moved to before its
 * planned time.
 */
const listPlanned = (db: Database, which: SQL, { from, now }: Since): Promise<SessionOfMeeting[]> =>
  queryRows(db, sessionOfMeetingRow)`
    select s.id, s.meeting_id, coalesce(s.planned_starts_at, s.starts_at) as starts_at,
      coalesce(s.planned_ends_at, s.ends_at) as ends_at,
      (s.status = 'held' or s.starts_at <= ${now} or ${recordedInS}) as fixed
    from sessions s join classes k on k.id = s.class_id
    where ${which} and coalesce(s.planned_starts_at, s.starts_at) >= ${from}`

export const listPlannedOfMeeting = (db: Database, meetingId: string, since: Since) =>
  listPlanned(db, sql`s.meeting_id = ${meetingId}`, since)

/** The planned sessions of all meetings in a term's classes. */
export const listPlannedOfTerm = (db: Database, termId: string, since: Since) =>
  listPlanned(db, sql`k.term_id = ${termId} and s.meeting_id is not null`, since)

const uncancelledRow = {
  classId: sessions.classId,
  startsAt: pgType.instant,
  endsAt: pgType.instant,
  substituteId: nullable(pgType.uuid),
}

/** Those of these sessions that would have taken place, with their times and people. */
export const listUncancelled = (
  db: Database,
  ids: readonly string[],
): Promise<ShapeRow<typeof uncancelledRow>[]> =>
  queryRows(db, uncancelledRow)`
    select s.class_id, s.starts_at, s.ends_at, s.substitute_id
    from sessions s where s.id = any(${sql.param(ids)}::uuid[]) and s.status <> 'cancelled'`

export interface AddedSession {
  meeting: MeetingPlace
  slot: Slot
}

/** Rows per insert: well below the number of values one statement may have. */
const batchSize = 2000

export async function insertSessions(db: Database, added: readonly AddedSession[]): Promise<void> {
  for (let from = 0; from < added.length; from += batchSize) {
    const rows = added.slice(from, from + batchSize).map(({ meeting, slot }) => ({
      id: newId(),
      meetingId: meeting.id,
      classId: meeting.classId,
      roomId: meeting.roomId,
      ...slot,
    }))
    await db.insert(sessions).values(rows)
  }
}

export interface ReplannedTime {
  id: string
  slot: Slot
  roomId: string | null
}

/**
 * Changes the planned time and room of sessions; sessions that were moved keep their new time and room.
 * @param released sessions that `releaseSessions` set aside
 */
export async function replanSessions(
  db: Database,
  change: readonly ReplannedTime[],
  released: readonly string[] = [],
): Promise<void> {
  if (change.length === 0) return
  const ids = sql.param(change.map((it) => it.id))
  const starts = sql.param(change.map((it) => it.slot.startsAt.toISOString()))
  const ends = sql.param(change.map((it) => it.slot.endsAt.toISOString()))
  const roomIds = sql.param(change.map((it) => it.roomId))
  await db.execute(sql`
    update sessions s set
      starts_at = case when s.planned_starts_at is null then n.starts_at else s.starts_at end,
      ends_at = case when s.planned_starts_at is null then n.ends_at else s.ends_at end,
      room_id = case when s.planned_starts_at is null then n.room_id else s.room_id end,
      planned_starts_at = case when s.planned_starts_at is null then null else n.starts_at end,
      planned_ends_at = case when s.planned_starts_at is null then null else n.ends_at end,
      planned_room_id = case when s.planned_starts_at is null then null else n.room_id end,
      status = case when s.id = any(${sql.param(released)}::uuid[]) then 'scheduled' else s.status end,
      version = s.version + 1
    from unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[], ${roomIds}::uuid[])
      as n(id, starts_at, ends_at, room_id)
    where s.id = n.id`)
}

/**
 * Releases the bookings of sessions, so that several can swap rooms or times in one transaction: the database
 * compares each booking with those that exist at that moment. `replanSessions` books them again.
 */
export async function releaseSessions(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await queryRows(db, { id: sessions.id })`
    update sessions s set status = 'cancelled'
    where s.id = any(${sql.param(ids)}::uuid[]) and s.planned_starts_at is null and s.status = 'scheduled'
    returning s.id`
  return rows.map(({ id }) => id)
}

/** A student has reported an absence, asked to be excused, is excused, or has already tried to check in. */
const known = sql`(exists (select 1 from absence_notices n where n.session_id = s.id)
  or exists (select 1 from mitigation_request_sessions m where m.session_id = s.id)
  or exists (select 1 from attendance_records r where r.session_id = s.id)
  or exists (select 1 from attendance_changes h where h.session_id = s.id)
  or exists (select 1 from attempts a where a.session_id = s.id))`

/** Removes future sessions. Those that students have already dealt with are kept as cancelled. */
export async function dropSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
  reason: string,
): Promise<void> {
  if (ids.length === 0) return
  const dropped = sql`s.id = any(${sql.param(ids)}::uuid[])`
  await db.execute(sql`
    update sessions s set status = 'cancelled', change_reason = ${reason}, changed_at = ${now},
      version = s.version + 1
    where ${dropped} and s.status <> 'cancelled' and ${known}`)
  await db.execute(sql`delete from sessions s where ${dropped} and not ${known}`)
}
