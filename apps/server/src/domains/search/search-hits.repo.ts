import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryPreparedRows, type RowShape, type ShapeRow } from '#db/rows.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { leaveRequests } from '#domains/leave/leave.tables.ts'
import { mitigationRequests } from '#domains/mitigation/mitigation.tables.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import {
  batches,
  classes,
  courses,
  departments,
  programmes,
  rooms,
  terms,
} from '#domains/structure/structure.tables.ts'
import type { Reader } from './search-entries.repo.ts'

// Data shown for hits of each kind.

const personName = sql`p.first_name || ' ' || p.last_name`
const courseName = sql`c.code::text || ' ' || c.title`
const ofClass = sql`join classes k on k.id = w.class_id join courses c on c.id = k.course_id`
const any = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

const read =
  <S extends RowShape>(name: string, shape: S, select: SQL, column: SQL) =>
  (db: Database, ids: readonly string[]): Promise<ShapeRow<S>[]> =>
    queryPreparedRows(db, `search-read-${name}`, shape)`${select} where ${column} = ${any(ids)}`

const personRow = {
  id: people.id,
  name: pgType.text,
  role: people.role,
  employmentType: people.employmentType,
  number: people.number,
  email: pgType.text,
  profileImage: people.profileImage,
}
export type PersonRow = ShapeRow<typeof personRow>
const person = sql`p.id, ${personName} as name, p.role, p.employment_type, p.number, p.email::text as email,
  p.profile_image`
export const readPeople = read('people', personRow, sql`select ${person} from people p`, sql`p.id`)

const metRow = { ...personRow, classId: classes.id, className: pgType.text }
export type MetRow = ShapeRow<typeof metRow>

/** People, each with the class of the latest term that they share with the reader. */
export function readFrequency(db: Database, { id, role }: Reader, ids: readonly string[]) {
  const shared =
    role === 'lecturer'
      ? sql`select e.class_id, e.student_id as person_id from class_lecturers l
          join enrolments e on e.class_id = l.class_id and e.left_at is null where l.lecturer_id = ${id}`
      : sql`select e.class_id, l.lecturer_id as person_id from enrolments e
          join class_lecturers l on l.class_id = e.class_id where e.student_id = ${id} and e.left_at is null`
  return queryPreparedRows(
    db,
    `search-read-met-${role}`,
    metRow,
  )`select distinct on (p.id) ${person}, k.id as class_id, ${courseName} as class_name
      from (${shared}) s
      join people p on p.id = s.person_id
      join classes k on k.id = s.class_id and k.archived_at is null
      join courses c on c.id = k.course_id
      join terms t on t.id = k.term_id
      where s.person_id = ${any(ids)}
      order by p.id, t.first_day desc, k.id`
}

const classRow = { id: classes.id, name: pgType.text, term: terms.name, lecturers: nullable(pgType.text) }
export type ClassRow = ShapeRow<typeof classRow>
export const readClasses = read(
  'classes',
  classRow,
  sql`select k.id, ${courseName} as name, t.name as term,
      (select string_agg(${personName}, ', ' order by ${nameOrderOfP})
        from class_lecturers l join people p on p.id = l.lecturer_id where l.class_id = k.id) as lecturers
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id`,
  sql`k.id`,
)

const courseRow = {
  id: courses.id,
  name: pgType.text,
  code: pgType.text,
  department: nullable(departments.name),
}
export type CourseRow = ShapeRow<typeof courseRow>
export const readCourses = read(
  'courses',
  courseRow,
  sql`select c.id, ${courseName} as name, c.code::text as code, d.name as department
    from courses c left join departments d on d.id = c.department_id`,
  sql`c.id`,
)

const batchRow = {
  id: batches.id,
  name: pgType.text,
  programme: programmes.name,
  intakeYear: batches.intakeYear,
}
export type BatchRow = ShapeRow<typeof batchRow>
export const readBatches = read(
  'batches',
  batchRow,
  sql`select b.id, b.code::text as name, g.name as programme, b.intake_year
    from batches b join programmes g on g.id = b.programme_id`,
  sql`b.id`,
)

const roomRow = { id: rooms.id, name: pgType.text, capacity: rooms.capacity }
export type RoomRow = ShapeRow<typeof roomRow>
export const readRooms = read(
  'rooms',
  roomRow,
  sql`select r.id, r.name::text as name, r.capacity from rooms r`,
  sql`r.id`,
)

const assignmentRow = {
  id: assignments.id,
  name: assignments.title,
  courseCode: pgType.text,
  dueAt: assignments.dueAt,
  published: pgType.boolean,
}
export type AssignmentRow = ShapeRow<typeof assignmentRow>
export const readAssignments = read(
  'assignments',
  assignmentRow,
  sql`select w.id, w.title as name, c.code::text as course_code, w.due_at, w.published_at is not null as published
    from assignments w ${ofClass}`,
  sql`w.id`,
)

const examRow = {
  id: exams.id,
  name: exams.title,
  courseCode: pgType.text,
  startsAt: exams.startsAt,
  state: pgType.oneOf(['draft', 'published', 'cancelled']),
}
export type ExamRow = ShapeRow<typeof examRow>
export const readExams = read(
  'exams',
  examRow,
  sql`select w.id, w.title as name, c.code::text as course_code, w.starts_at,
      case when w.cancelled_at is not null then 'cancelled' when w.published_at is null then 'draft'
        else 'published' end as state
    from exams w ${ofClass}`,
  sql`w.id`,
)

const mitigationRow = {
  id: mitigationRequests.id,
  name: mitigationRequests.title,
  studentName: pgType.text,
  requestDate: mitigationRequests.requestDate,
  status: mitigationRequests.status,
}
export type MitigationRow = ShapeRow<typeof mitigationRow>
export const readMitigation = read(
  'mitigation',
  mitigationRow,
  sql`select m.id, m.title as name, ${personName} as student_name, m.request_date, m.status
    from mitigation_requests m join people p on p.id = m.student_id`,
  sql`m.id`,
)

const leaveRow = {
  id: leaveRequests.id,
  name: pgType.text,
  personName: pgType.text,
  firstDay: leaveRequests.from,
  lastDay: leaveRequests.to,
  status: leaveRequests.status,
}
export type LeaveRow = ShapeRow<typeof leaveRow>
export const readLeave = read(
  'leave',
  leaveRow,
  sql`select r.id, t.name::text as name, ${personName} as person_name, r.first_day, r.last_day, r.status
    from leave_requests r join people p on p.id = r.person_id join leave_types t on t.id = r.leave_type_id`,
  sql`r.id`,
)
