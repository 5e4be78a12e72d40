import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { isMemberAt } from '#domains/people/membership.sql.ts'
import { classes, courses, rooms } from '#domains/structure/structure.tables.ts'
import type { Days, Slot } from '#domains/timetable/weekly.rules.ts'
import { candidatesOfE } from '../exams.sql.ts'
import { exams } from '../exams.tables.ts'
import type { ExamPlanFacts } from './exam-draft-problem.rules.ts'

const ids = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`
const period = ({ startsAt, endsAt }: Slot): SQL => sql`tstzrange(${startsAt}, ${endsAt})`

/** The days of a term, and its holidays with those of the institution. */
export const findTermPeriod = (
  db: Database,
  termId: string,
): Promise<{ term: Days; holidays: Days[] } | undefined> =>
  queryRow(db, { term: pgType.json<Days>(), holidays: pgType.json<Days[]>() })`
    select json_build_object('firstDay', t.first_day, 'lastDay', t.last_day) as term,
      (select coalesce(json_agg(json_build_object('firstDay', h.first_day, 'lastDay', h.last_day)), '[]')
        from holidays h where h.term_id = t.id or h.term_id is null) as holidays
    from terms t where t.id = ${termId}`

const roomRow = { id: rooms.id, name: pgType.text, capacity: rooms.capacity }

/** Rooms in use. */
export const listUsableRooms = (db: Database, limit: number): Promise<ShapeRow<typeof roomRow>[]> =>
  queryRows(db, roomRow)`
    select r.id, r.name::text as name, r.capacity from rooms r where r.archived_at is null
    order by ${inNameOrder(sql`r.name`)}, r.id limit ${limit}`

const classRow = {
  id: classes.id,
  courseCode: pgType.text,
  courseTitle: courses.title,
  students: pgType.int,
}

interface AskedClasses {
  termId: string
  /** Only these. */
  classIds?: readonly string[]
}

/** Classes of a term that are not archived. */
export const listPlannedClasses = (db: Database, asked: AskedClasses, limit: number) =>
  listClasses(db, asked, sql`true`, limit)

/** The same, without those that have an exam to come. */
export const listClassesWithoutExam = (db: Database, asked: AskedClasses, now: Date, limit: number) =>
  listClasses(
    db,
    asked,
    sql`not exists (select 1 from exams e where e.class_id = k.id and e.sitting = 'class'
      and e.starts_at > ${now} and e.cancelled_at is null and e.archived_at is null)`,
    limit,
  )

const listClasses = (
  db: Database,
  { termId, classIds }: AskedClasses,
  where: SQL,
  limit: number,
): Promise<ShapeRow<typeof classRow>[]> =>
  queryRows(db, classRow)`
    select k.id, c.code::text as course_code, c.title as course_title,
      (select count(*)::int from enrolments n where n.class_id = k.id and n.left_at is null) as students
    from classes k join courses c on c.id = k.course_id
    where k.term_id = ${termId} and k.archived_at is null
      and ${classIds ? sql`k.id = any(${ids(classIds)})` : sql`true`}
      and ${where}
    order by c.code, k.id limit ${limit}`

const sittingRow = {
  id: pgType.uuid,
  studentIds: pgType.array(pgType.uuid),
  batchIds: pgType.array(pgType.uuid),
}
export type Sitting = ShapeRow<typeof sittingRow>

/** The students of these exams, and the batches that they book. */
export const listSittings = (db: Database, examIds: readonly string[]): Promise<Sitting[]> =>
  queryRows(db, sittingRow)`
    select e.id, array(select student_id from ${candidatesOfE} sits order by student_id) as student_ids,
      array(select b.batch_id from class_batches b where b.class_id = e.class_id and e.sitting = 'class'
        order by b.batch_id) as batch_ids
    from exams e where e.id = any(${ids(examIds)})`

/** The students who would sit exams of these classes on a day, and the batches that they would book. */
export const listClassSittings = (db: Database, classIds: readonly string[], at: Date): Promise<Sitting[]> =>
  queryRows(db, sittingRow)`
    select k.id, array(select n.student_id from enrolments n where n.class_id = k.id and n.left_at is null
        and ${isMemberAt(sql`n.student_id`, at)} order by n.student_id) as student_ids,
      array(select b.batch_id from class_batches b where b.class_id = k.id order by b.batch_id) as batch_ids
    from classes k where k.id = any(${ids(classIds)})`

const bookedRow = {
  resource: pgType.oneOf(['room', 'lecturer', 'batch']),
  id: pgType.uuid,
  startsAt: pgType.instant,
  endsAt: pgType.instant,
}

/** The bookings of these rooms, batches and people in a period, other than the exams that are planned. */
export const listBooked = (
  db: Database,
  resourceIds: readonly string[],
  at: Slot,
  planned: readonly string[],
): Promise<ExamPlanFacts['booked'][number][]> =>
  queryRows(db, bookedRow)`
    select b.resource, b.resource_id as id, lower(b.during) as starts_at, upper(b.during) as ends_at
    from session_bookings b
    where b.resource_id = any(${ids(resourceIds)}) and b.during && ${period(at)}
      and b.holder_id <> all(${ids(planned)})`

const otherExamRow = {
  startsAt: exams.startsAt,
  endsAt: exams.endsAt,
  studentIds: pgType.array(pgType.uuid),
}

/** Exams in a period that keep their times, with those of these students who sit them. */
export const listOtherExams = (
  db: Database,
  studentIds: readonly string[],
  at: Slot,
  planned: readonly string[],
): Promise<ShapeRow<typeof otherExamRow>[]> =>
  queryRows(db, otherExamRow)`
    select e.starts_at, e.ends_at, array_agg(sits.student_id) as student_ids
    from exams e cross join lateral ${candidatesOfE} sits
    where tstzrange(e.starts_at, e.ends_at) && ${period(at)} and e.cancelled_at is null
      and e.archived_at is null and e.id <> all(${ids(planned)})
      and sits.student_id = any(${ids(studentIds)})
    group by e.id`

const namedRow = { id: pgType.uuid, name: pgType.text }

/** Names of batches and invigilators. */
export const listResourceNames = (db: Database, resourceIds: readonly string[]) =>
  queryRows(db, namedRow)`
    select b.id, b.code::text as name from batches b where b.id = any(${ids(resourceIds)})
    union all
    select p.id, p.first_name || ' ' || p.last_name from people p where p.id = any(${ids(resourceIds)})`
