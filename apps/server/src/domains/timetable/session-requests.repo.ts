import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { countRows, nullable, pgType, queryPage, queryRow, type ShapeRow } from '#db/rows.ts'
import { recordedInS } from '#domains/attendance/counted.sql.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessionRequests } from './session-requests.tables.ts'
import { sessions } from './timetable.tables.ts'

const requestRow = {
  id: sessionRequests.id,
  kind: sessionRequests.kind,
  status: sessionRequests.status,
  reason: sessionRequests.reason,
  personId: sessionRequests.personId,
  personName: pgType.text,
  requestedAt: sessionRequests.requestedAt,
  requestedStartsAt: sessionRequests.sessionStartsAt,
  requestedEndsAt: sessionRequests.sessionEndsAt,
  proposedStartsAt: sessionRequests.startsAt,
  proposedEndsAt: sessionRequests.endsAt,
  proposedRoomId: sessionRequests.roomId,
  proposedRoom: nullable(pgType.text),
  decidedAt: sessionRequests.decidedAt,
  decidedById: sessionRequests.decidedBy,
  decidedByName: nullable(pgType.text),
  rejectionReason: sessionRequests.rejectionReason,
  version: sessionRequests.version,
  sessionId: sessions.id,
  sessionVersion: sessions.version,
  classId: sessions.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  sessionStatus: sessions.status,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  plannedStartsAt: sessions.plannedStartsAt,
  roomId: sessions.roomId,
  room: nullable(pgType.text),
  /** Check-in was opened, or attendance was recorded. */
  recorded: pgType.boolean,
}
export type SessionRequestRow = ShapeRow<typeof requestRow>

const fromRequests = sql`
  from session_requests q
  join sessions s on s.id = q.session_id`

const selectRequests = sql`
  select q.id, q.kind, q.status, q.reason, q.person_id, p.first_name || ' ' || p.last_name as person_name,
    q.requested_at, q.session_starts_at as requested_starts_at, q.session_ends_at as requested_ends_at,
    q.starts_at as proposed_starts_at, q.ends_at as proposed_ends_at, q.room_id as proposed_room_id,
    w.name::text as proposed_room, q.decided_at, q.decided_by as decided_by_id,
    d.first_name || ' ' || d.last_name as decided_by_name, q.rejection_reason, q.version,
    s.id as session_id, s.version as session_version, s.class_id, c.code::text as course_code,
    c.title as course_title, s.status as session_status, s.starts_at, s.ends_at, s.planned_starts_at,
    s.room_id, r.name::text as room, ${recordedInS} as recorded
  ${fromRequests}
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  join people p on p.id = q.person_id
  left join people d on d.id = q.decided_by
  left join rooms r on r.id = s.room_id
  left join rooms w on w.id = q.room_id`

export const findRequest = (db: Database, id: string): Promise<SessionRequestRow | undefined> =>
  queryRow(db, requestRow)`${selectRequests} where q.id = ${id}`

const isOpen = (now: Date) => sql`(q.status = 'pending' and s.starts_at > ${now})`

interface Asked {
  /** Undefined: everyone's. */
  personId: string | undefined
  state: 'open' | 'decided'
  page: number
  pageSize: number
}

const byPerson = (personId: string | undefined): SQL =>
  personId ? sql`q.person_id = ${personId}` : sql`true`

/** Open requests by the time of their session; decided and expired ones, the newest first. */
export function listRequests(db: Database, { personId, state, ...page }: Asked, now: Date) {
  const where =
    state === 'open'
      ? sql`${byPerson(personId)} and ${isOpen(now)}`
      : sql`${byPerson(personId)} and not ${isOpen(now)}`
  const order =
    state === 'open' ? sql`s.starts_at, q.id` : sql`coalesce(q.decided_at, s.starts_at) desc, q.id`
  return queryPage(db, requestRow, {
    rows: sql`${selectRequests} where ${where} order by ${order}`,
    count: sql`${fromRequests} where ${where}`,
    page,
  })
}

export const countOpenRequests = (db: Database, personId: string | undefined, now: Date): Promise<number> =>
  countRows(db)`${fromRequests} where ${byPerson(personId)} and ${isOpen(now)}`

type NewRequest = Pick<
  typeof sessionRequests.$inferInsert,
  | 'id'
  | 'sessionId'
  | 'personId'
  | 'kind'
  | 'reason'
  | 'sessionStartsAt'
  | 'sessionEndsAt'
  | 'startsAt'
  | 'endsAt'
  | 'roomId'
  | 'requestedAt'
>

export async function insertRequest(db: Database, request: NewRequest): Promise<void> {
  await db.insert(sessionRequests).values({ ...request, status: 'pending', version: 0 })
}

interface Decision {
  status: 'approved' | 'rejected' | 'withdrawn'
  at: Date
  by: string
  rejectionReason?: string
}

/** False when it was already decided, or has changed since that version was read. */
export async function decideRequest(
  db: Database,
  { id, version }: { id: string; version: number },
  { status, at, by, rejectionReason }: Decision,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update session_requests set status = ${status}, decided_at = ${at}, decided_by = ${by},
      rejection_reason = ${rejectionReason ?? null}, version = version + 1
    where id = ${id} and version = ${version} and status = 'pending'`)
  return rowCount === 1
}

/** Records once that a request expired; false when it was decided or has already been recorded. */
export async function expireRequest(db: Database, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update session_requests set expired_at = ${at}
    where id = ${id} and status = 'pending' and expired_at is null`)
  return rowCount === 1
}
