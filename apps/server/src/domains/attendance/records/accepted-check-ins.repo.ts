import type { CheckInWay } from '@campanile/contract/attendance/check-in.ts'
import { sql } from 'drizzle-orm'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { inCallersOrder, pgType, queryPreparedRows } from '#db/rows.ts'

export interface AcceptedCheckIn {
  windowId: string
  classId: string
  sessionId: string
  studentId: string
  /** The responsible person: the student, or the person who paired the kiosk. */
  actorId: string
  at: Date
  status: 'present' | 'late'
  method: CheckInWay | 'kiosk'
  source: CheckInWay
  similarity: number | null
  /** Metres to the room. */
  distance: number | null
  /** Null for the kiosk. */
  scanId: string | null
  challengeId: string | null
  deviceId: string
  /** Whether the scan was made without signing in, on a different network. */
  networkChanged: boolean
  /** Of a face check-in. */
  sealedFrames: Buffer | null
  audit: {
    operation: string
    address: string
    requestId: string
    /** The name of the kiosk's display. */
    display?: string
  }
}

/**
 * Inserts record, attempt, face probe and audit event of several check-ins in one statement and one commit.
 * Returns false for those whose window has closed or whose student already has a record. Throws a unique
 * violation on attempts_challenge or attempts_scan if any of them was used before.
 */
async function insertAccepted(db: Database, all: AcceptedCheckIn[]): Promise<boolean[]> {
  const list = <K extends keyof AcceptedCheckIn>(name: K) => sql.param(all.map((it) => it[name]))
  const ids = () => sql.param(all.map(() => newId()))
  const rows = await queryPreparedRows(db, 'insert-accepted-check-ins', { place: pgType.bigint })`
    with given as (
      select * from unnest(
        ${list('windowId')}::uuid[], ${list('classId')}::uuid[], ${list('studentId')}::uuid[], ${list('actorId')}::uuid[], ${list('at')}::timestamptz[],
        ${list('status')}::text[], ${list('method')}::text[], ${list('source')}::text[], ${list('similarity')}::real[], ${list('scanId')}::uuid[],
        ${list('challengeId')}::uuid[], ${list('deviceId')}::uuid[], ${list('sealedFrames')}::bytea[], ${list('distance')}::integer[], ${list('networkChanged')}::boolean[],
        ${sql.param(all.map(({ audit }) => audit.operation))}::text[], ${sql.param(all.map(({ audit }) => audit.address))}::text[],
        ${sql.param(all.map(({ audit }) => audit.requestId))}::text[], ${sql.param(all.map(({ audit }) => audit.display ?? null))}::text[], ${ids()}::uuid[], ${ids()}::uuid[], ${ids()}::uuid[])
      with ordinality it(window_id, class_id, student_id, actor_id, at, status, method, source, similarity, scan_id, challenge_id, device_id,
        frames, distance, network_changed, operation, address, request_id, display, attempt_id, probe_id, audit_id, place)
    ), record as (
      insert into attendance_records (session_id, student_id, status, source, marked_at)
      select w.session_id, g.student_id, g.status, g.source, g.at
      from given g join check_in_windows w on w.id = g.window_id and w.closed_at is null and w.closes_at > g.at
      order by w.session_id, g.student_id
      on conflict do nothing
      returning session_id, student_id
    ), done as (
      select distinct on (r.session_id, r.student_id) r.session_id, g.*
      from record r join check_in_windows w on w.session_id = r.session_id
      join given g on g.window_id = w.id and g.student_id = r.student_id
      order by r.session_id, r.student_id, g.place
    ), attempt as (
      insert into attempts (id, at, class_id, session_id, person_id, method, outcome, similarity, distance, scan_id, challenge_id, device_id,
        network_changed)
      select attempt_id, at, class_id, session_id, student_id, method, 'accepted', similarity, distance, scan_id, challenge_id, device_id,
        network_changed
      from done
    ), probe as (
      insert into face_probes (id, person_id, frames, at) select probe_id, student_id, frames, at from done where frames is not null
    ), audit as (
      insert into audit_events (id, at, actor_id, operation, entity, entity_id, after, address, request_id, mentions)
      select audit_id, at, actor_id, operation, 'attendance-record', session_id || ' ' || student_id,
        jsonb_strip_nulls(jsonb_build_object('status', status, 'source', source, 'display', display)), address, request_id,
        array[session_id, student_id] from done
    )
    select place from done`
  return inCallersOrder(all.length, rows).map((row) => row !== undefined)
}

/**
 * When many students check in at once, their check-ins share a statement. If one violates a constraint, each
 * is retried separately.
 */
const insertAcceptedInBatches = batchDatabaseCalls(async (db, all: AcceptedCheckIn[]) => {
  try {
    return (await insertAccepted(db, all)).map((inserted) => ({ inserted }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return Promise.all(
      all.map((it) =>
        insertAccepted(db, [it]).then(
          ([inserted]) => ({ inserted }),
          (cause: unknown) => ({ cause }),
        ),
      ),
    )
  }
})

/** Like `insertAccepted`, for one check-in. */
export async function insertAcceptedCheckIn(db: Database, it: AcceptedCheckIn): Promise<boolean> {
  const outcome: { inserted?: boolean | undefined; cause?: unknown } = await insertAcceptedInBatches(db, it)
  if (outcome.cause) throw outcome.cause
  return outcome.inserted === true
}
