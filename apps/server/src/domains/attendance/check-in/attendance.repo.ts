import { type CheckInWay, checkInWays } from '@campanile/contract/attendance/check-in.ts'
import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import type { AttendanceSource, AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { sql } from 'drizzle-orm'
import { batchCallsOn } from '#db/batch-calls.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { nullable, pgType } from '#db/row-shape.ts'
import {
  hiddenFromPlanner,
  inCallersOrder,
  queryPreparedRow,
  queryPreparedRows,
  queryRows,
} from '#db/rows.ts'
import { runnersOfS } from '#domains/access/session-access.sql.ts'
import { classes, courses, rooms } from '#domains/structure/structure.tables.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { attempts, attendanceRecords, checkInWindows } from '../attendance.tables.ts'
import { checkInRules } from '../check-in-rules.tables.ts'
import { countsAt } from '../counted.sql.ts'

export interface CheckInState {
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  room: string | null
  startsAt: Date
  endsAt: Date
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  windowId: string | null
  openedAt: Date | null
  lateAfter: Date | null
  closesAt: Date | null
  closedAt: Date | null
  enrolled: boolean
  lecturerIds: string[]
  markStatus: AttendanceStatus | null
  markSource: AttendanceSource | null
  markedAt: Date | null
  /** The rules of the class; null until they are changed. */
  ways: CheckInWay[] | null
  requireNetwork: boolean | null
  maxDistance: number | null
  /** Network and location of the room. */
  roomNetwork: string | null
  latitude: number | null
  longitude: number | null
  /** Settings of the institution, as stored. */
  settings: Partial<InstitutionSettings> | null
}

interface AskedState {
  classId: string
  now: Date
  studentId?: string
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The class's most relevant session: one with open check-in, otherwise the nearest current, upcoming or
 * recently ended one, with its details and this student's state. Undefined if the class has none within a
 * day.
 */
export const findCheckInState = batchCallsOn(
  async (db, asked: AskedState[]): Promise<(CheckInState | undefined)[]> => {
    const { now } = asked.at(-1)!
    const all = (id: (it: AskedState) => string) => hiddenFromPlanner(asked.map(id), 'uuid[]')
    const [classIds, studentIds] = [all((it) => it.classId), all((it) => it.studentId ?? nobody)]
    const rows = await queryPreparedRows(
      db,
      'find-check-in-states',
      {
        place: pgType.bigint,
        sessionId: sessions.id,
        classId: sessions.classId,
        ...sessionShape,
        sessionStatus: sessions.status,
        windowId: nullable(checkInWindows.id),
        openedAt: nullable(checkInWindows.openedAt),
        lateAfter: nullable(checkInWindows.lateAfter),
        closesAt: nullable(checkInWindows.closesAt),
        closedAt: checkInWindows.closedAt,
        enrolled: pgType.boolean,
        lecturerIds: pgType.array(pgType.uuid),
        markStatus: nullable(attendanceRecords.status),
        markSource: nullable(attendanceRecords.source),
        markedAt: nullable(attendanceRecords.markedAt),
        /** The rules of the class; null until they are changed. */
        ways: nullable(checkInRules.ways),
        requireNetwork: nullable(checkInRules.requireNetwork),
        maxDistance: checkInRules.maxDistance,
        /** Network and location of the room. */
        roomNetwork: rooms.network,
        latitude: rooms.latitude,
        longitude: rooms.longitude,
        /** Settings of the institution, as stored. */
        settings: nullable(pgType.json<Partial<InstitutionSettings>>()),
      },
      sql`
    select asked.place, state.*
    from unnest(${classIds}, ${studentIds}) with ordinality asked(class_id, student_id, place)
    cross join lateral (
      select s.id as session_id, s.class_id, c.code as course_code, c.title as course_title,
        r.name as room, s.starts_at, s.ends_at, s.status as session_status,
        w.id as window_id, w.opened_at, w.late_after, w.closes_at, w.closed_at,
        exists (select 1 from enrolments e
          where e.class_id = s.class_id and e.student_id = asked.student_id and e.left_at is null) as enrolled,
        ${runnersOfS} as lecturer_ids, m.status as mark_status, m.source as mark_source, m.marked_at,
        cr.ways, cr.require_network, cr.max_distance, r.network as room_network, r.latitude, r.longitude,
        (select i.settings from institution i) as settings
      from sessions s
      join classes k on k.id = s.class_id
      join courses c on c.id = k.course_id
      left join rooms r on r.id = s.room_id
      left join check_in_windows w on w.session_id = s.id
      left join attendance_records m on m.session_id = s.id and m.student_id = asked.student_id
      left join check_in_rules cr on cr.class_id = s.class_id
      where s.class_id = asked.class_id
        and s.starts_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz + interval '1 day'
      order by (w.id is not null and w.closed_at is null and w.closes_at > ${now}) desc,
        (s.status <> 'cancelled') desc,
        greatest(s.starts_at - ${now}::timestamptz, ${now}::timestamptz - s.ends_at, interval '0')
      limit 1
    ) state`,
    )
    return inCallersOrder(asked.length, rows)
  },
)

/** How the student last checked in, in any class; null if they never did. */
export async function findLastWay(db: Database, studentId: string): Promise<CheckInWay | null> {
  const row = await queryPreparedRow(
    db,
    'find-last-way',
    { way: pgType.oneOf(checkInWays) },
    sql`
    select method as way from attempts
    where person_id = ${studentId} and outcome = 'accepted' and method in ('face', 'passkey', 'code')
    order by id desc limit 1`,
  )
  return row?.way ?? null
}

/** Open windows of the classes the student is enrolled in. */
export const listOpenWindows = (db: Database, studentId: string, now: Date) =>
  queryRows(
    db,
    { windowId: checkInWindows.id, classId: sessions.classId },
    sql`
    select w.id as window_id, s.class_id
    from check_in_windows w
    join sessions s on s.id = w.session_id
    join enrolments e on e.class_id = s.class_id and e.student_id = ${studentId} and e.left_at is null
    where w.closed_at is null and w.closes_at > ${now}`,
  )

type Attempt = typeof attempts.$inferInsert

/**
 * Logs a refused attempt. If its challenge was already used, logs it without the challenge and returns false.
 */
export async function insertRefusedAttempt(
  db: Database,
  attempt: Omit<Attempt, 'outcome'>,
): Promise<boolean> {
  const row = { ...attempt, outcome: 'refused' as const }
  const inserted = await db.insert(attempts).values(row).onConflictDoNothing().returning({ id: attempts.id })
  if (inserted.length === 1) return true
  await db.insert(attempts).values({ ...row, challengeId: null, reason: 'challenge-used' })
  return false
}

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
  const rows = await queryPreparedRows(
    db,
    'insert-accepted-check-ins',
    { place: pgType.bigint },
    sql`
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
    select place from done`,
  )
  return inCallersOrder(all.length, rows).map((row) => row !== undefined)
}

/**
 * When many students check in at once, their check-ins share a statement. If one violates a constraint, each
 * is retried alone.
 */
const insertAcceptedInBatches = batchCallsOn(async (db, all: AcceptedCheckIn[]) => {
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

const classCountRow = {
  classId: classes.id,
  courseCode: courses.code,
  courseTitle: courses.title,
  status: nullable(attendanceRecords.status),
  count: pgType.int,
  remaining: pgType.int,
}

/**
 * Number of records with each status in each class of a student, and of future sessions without a record. The
 * status is null for a class without records.
 */
export const countByClass = (db: Database, studentId: string, now: Date) =>
  queryRows(
    db,
    classCountRow,
    sql`
    select k.id as class_id, c.code as course_code, c.title as course_title, a.status, count(a.status)::int as count,
      (select count(*)::int from sessions f where f.class_id = k.id and f.ends_at > ${now} and f.status <> 'cancelled'
        and not exists (select 1 from attendance_records g
          where g.session_id = f.id and g.student_id = ${studentId})) as remaining
    from enrolments e
    join classes k on k.id = e.class_id and k.archived_at is null
    join courses c on c.id = k.course_id
    left join sessions s on s.class_id = k.id and s.status <> 'cancelled'
    left join attendance_records a on a.session_id = s.id and a.student_id = e.student_id
      and ${countsAt(now, sql`a`)}
    where e.student_id = ${studentId} and e.left_at is null
    group by k.id, c.code, c.title, a.status
    order by c.code`,
  )
