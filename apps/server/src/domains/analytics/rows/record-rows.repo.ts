import type { MarkKind } from '@campanile/contract/analytics/analytics-rows.ts'
import { arrivalBands } from '@campanile/contract/analytics/analytics-values.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { countsAt } from '#domains/attendance/counted.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { isOwn, ownMinutes } from '../figures/counted-marks.sql.ts'
import { ofPart, type Part } from '../part.sql.ts'
import { byName, isFound } from './found-people.sql.ts'
import { recordOrder } from './record-order.rules.ts'
import { type InTerm, rowQuery } from './row-query.repo.ts'

export interface RecordFilters extends Omit<Part, 'scope'> {
  sessionId?: string | undefined
  studentId?: string | undefined
  status?: MarkKind | undefined
  arrival?: number | undefined
  search: string
}
type Filters = InTerm<RecordFilters>

const statusesByKind: Record<MarkKind, readonly AttendanceStatus[]> = {
  present: ['present'],
  late: ['late'],
  absent: ['absent'],
  excused: ['excused'],
  came: ['present', 'late'],
  counted: ['present', 'late', 'absent'],
}
const every: readonly AttendanceStatus[] = ['present', 'late', 'absent', 'excused']
const statuses = ({ status }: Filters) => (status ? statusesByKind[status] : every)

/** The same bands as in the figures: after the end of the previous band, up to and including its own end. */
function arrivedIn(band: number): SQL {
  const [from, until] = [arrivalBands[band - 1] ?? -1, arrivalBands[band] ?? null]
  return sql`${isOwn} and ${ownMinutes} > ${from} and ${until === null ? sql`true` : sql`${ownMinutes} <= ${until}`}`
}

const ofSession = ({ sessionId, ...part }: Filters) =>
  ofPart(part, ...(sessionId ? [sql`f.session_id = ${sessionId}`] : []))

/** Records `r` of sessions `s` for figures `f`, where the batch of `f` is the batch of the students. */
const matching = (filters: Filters) => sql`session_figures f
  join sessions s on s.id = f.session_id
  join attendance_records r on r.session_id = f.session_id
  left join batch_members m on m.student_id = r.student_id
  left join check_in_windows w on w.session_id = f.session_id
  join people p on p.id = r.student_id
  where ${ofSession(filters)} and m.batch_id is not distinct from f.batch_id and ${countsAt(filters.now, sql`r`)}
    and r.status = any(${sql.param(statuses(filters))}::text[])
    and ${filters.studentId ? sql`r.student_id = ${filters.studentId}` : sql`true`}
    and ${filters.arrival === undefined ? sql`true` : arrivedIn(filters.arrival)}
    and ${isFound(sql`r.student_id`, filters.search)}`

const columns = sql`r.session_id, r.student_id, r.status, r.marked_at, f.class_id, f.starts_at, p.last_name,
  p.first_name, p.number, case when ${isOwn} then ${ownMinutes} end as minutes`

const arrivals = [
  'arrived_5',
  'arrived_10',
  'arrived_15',
  'arrived_20',
  'arrived_30',
  'arrived_later',
] as const

/**
 * The number of records according to the figures, if available, because a term may have millions of records.
 */
function countByFigures(filters: Filters): SQL | undefined {
  const { search, studentId, status, arrival } = filters
  if (search !== '' || studentId || (arrival !== undefined && status)) return
  const counted = arrival === undefined ? statuses(filters) : [arrivals[arrival]!]
  return sql`select coalesce(sum(${sql.raw(counted.map((name) => `f.${name}`).join(' + '))}), 0)::int
    from session_figures f where ${ofSession(filters)}`
}

const newestFirst = sql`a.starts_at desc, a.session_id desc, a.student_id desc`

export const recordRows = rowQuery({
  shape: {
    sessionId: attendanceRecords.sessionId,
    classId: sessionFigures.classId,
    courseCode: pgType.text,
    courseTitle: courses.title,
    startsAt: sessionFigures.startsAt,
    studentId: attendanceRecords.studentId,
    studentName: pgType.text,
    number: people.number,
    status: attendanceRecords.status,
    markedAt: attendanceRecords.markedAt,
    minutes: nullable(pgType.int),
  },
  matching,
  select: (records, order, limit) => sql`
    with page as (select * from (select ${columns} from ${records}) a order by ${order} ${limit})
    select a.session_id, a.class_id, c.code::text as course_code, c.title as course_title,
      a.starts_at, a.student_id, a.first_name || ' ' || a.last_name as student_name,
      a.number, a.status, a.marked_at, a.minutes
    from page a join classes k on k.id = a.class_id join courses c on c.id = k.course_id order by ${order}`,
  count: (records, filters) => countByFigures(filters) ?? sql`select count(*)::int from ${records}`,
  sorts: {
    startsAt: (direction) =>
      sql`a.starts_at ${direction}, a.session_id ${direction}, a.student_id ${direction}`,
    student: (direction) => byName(sql`a`, direction),
    minutes: (direction) => sql`a.minutes ${direction} nulls last`,
  },
  tieBreak: newestFirst,
  sortFor: recordOrder,
  fileOrder: newestFirst,
  isAfter({ startsAt, sessionId, studentId }) {
    const at = startsAt.toISOString()
    return sql`f.starts_at <= ${at}::timestamptz and (f.starts_at, f.session_id, r.student_id)
      < (${at}::timestamptz, ${sessionId}::uuid, ${studentId}::uuid)`
  },
})

/** The student and session that a list is filtered by. */
export async function findNarrowed(
  db: Database,
  { studentId, sessionId }: Pick<RecordFilters, 'studentId' | 'sessionId'>,
) {
  const [student] = studentId
    ? await queryRows(db, {
        name: pgType.text,
      })`select first_name || ' ' || last_name as name from people where id = ${studentId} and role = 'student'`
    : []
  const [session] = sessionId
    ? await queryRows(db, {
        courseCode: pgType.text,
        startsAt: sessions.startsAt,
      })`select c.code::text as course_code, s.starts_at from sessions s
          join classes k on k.id = s.class_id join courses c on c.id = k.course_id where s.id = ${sessionId}`
    : []
  return { student, session }
}
