import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import { sql } from 'drizzle-orm'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import type { Database } from '#db/database.ts'
import {
  hiddenFromPlanner,
  inCallersOrder,
  nullable,
  pgType,
  queryPreparedRows,
  queryRows,
  type ShapeRow,
} from '#db/rows.ts'
import { runnersOfS } from '#domains/access/session-access.sql.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { isExpectedAtS } from '#domains/structure/expected.sql.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { attendanceRecords, checkInWindows } from '../attendance.tables.ts'
import { checkInRules } from '../check-in-rules.tables.ts'
import { offlineClaims } from '../offline-claims.tables.ts'
import { shownSource, sourceOfRecord } from '../record-source.sql.ts'

const checkInStateShape = {
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
  markSource: nullable(shownSource),
  markedAt: nullable(attendanceRecords.markedAt),
  /** The student's offline scan for this session. */
  claimStatus: nullable(offlineClaims.status),
  claimShownAt: nullable(offlineClaims.shownAt),
  claimReceivedAt: nullable(offlineClaims.receivedAt),
  claimWords: offlineClaims.words,
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
}

export type CheckInState = ShapeRow<typeof checkInStateShape>

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
export const findCheckInState = batchDatabaseCalls(
  async (db, asked: AskedState[]): Promise<(CheckInState | undefined)[]> => {
    const { now } = asked.at(-1)!
    const all = (id: (it: AskedState) => string) => hiddenFromPlanner(asked.map(id), 'uuid[]')
    const [classIds, studentIds] = [all((it) => it.classId), all((it) => it.studentId ?? nobody)]
    const rows = await queryPreparedRows(db, 'find-check-in-states', {
      place: pgType.bigint,
      ...checkInStateShape,
    })`
    select asked.place, state.*
    from unnest(${classIds}, ${studentIds}) with ordinality asked(class_id, student_id, place)
    cross join lateral (
      select s.id as session_id, s.class_id, c.code as course_code, c.title as course_title,
        r.name as room, s.starts_at, s.ends_at, s.status as session_status,
        w.id as window_id, w.opened_at, w.late_after, w.closes_at, w.closed_at,
        ${isExpectedAtS(sql`asked.student_id`)} as enrolled,
        ${runnersOfS} as lecturer_ids, m.status as mark_status, ${sourceOfRecord(sql`m`)} as mark_source, m.marked_at,
        o.status as claim_status, o.shown_at as claim_shown_at, o.received_at as claim_received_at, o.words as claim_words,
        cr.ways, cr.require_network, cr.max_distance, r.network as room_network, r.latitude, r.longitude,
        (select i.settings from institution i) as settings
      from sessions s
      join classes k on k.id = s.class_id
      join courses c on c.id = k.course_id
      left join rooms r on r.id = s.room_id
      left join check_in_windows w on w.session_id = s.id
      left join attendance_records m on m.session_id = s.id and m.student_id = asked.student_id
      left join offline_claims o on o.session_id = s.id and o.student_id = asked.student_id
      left join check_in_rules cr on cr.class_id = s.class_id
      where s.class_id = asked.class_id
        and s.starts_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz + interval '1 day'
      order by (w.id is not null and w.closed_at is null and w.closes_at > ${now}) desc,
        (s.status <> 'cancelled') desc,
        greatest(s.starts_at - ${now}::timestamptz, ${now}::timestamptz - s.ends_at, interval '0')
      limit 1
    ) state`
    return inCallersOrder(asked.length, rows)
  },
)

/** Open windows of the sessions the student is expected at. */
export const listOpenWindows = (db: Database, studentId: string, now: Date) =>
  queryRows(db, { windowId: checkInWindows.id, classId: sessions.classId })`
    select w.id as window_id, s.class_id
    from check_in_windows w
    join sessions s on s.id = w.session_id
    join enrolments e on e.class_id = s.class_id and e.student_id = ${studentId} and e.left_at is null
    where w.closed_at is null and w.closes_at > ${now} and ${isMemberAtS(sql`${studentId}`)}`
