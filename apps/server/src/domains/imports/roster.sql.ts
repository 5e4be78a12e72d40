import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { pairId } from './kinds.sql.ts'
import { dayText, knownAs } from './known-as.sql.ts'

// How rows of ours are written in OneRoster 1.2, for the bundle of CSV files and for the REST service.

/** Rows of one table that go into a OneRoster file. */
export interface RosterRows {
  /** The kind by which a source of imports knows the rows. */
  kind: ImportKind
  /** Begins with `from`. */
  from: SQL
  /** Our id of a row. */
  id: SQL
  /** Whether the row is in use. Others are `tobedeleted`. */
  isCurrent: SQL
  changedAt: SQL
  /** By the column of the CSV file. */
  cells: Record<string, SQL>
  /** Our ids of the rows that cells refer to, by the column of the CSV file. */
  refs: Record<string, SQL>
  /** Additional condition, besides `isCurrent`, for a file that must refer to nothing outside the bundle. */
  isComplete?: SQL
}

/** The institution has no id. */
export const institutionId = '00000000-0000-0000-0000-000000000000'
export const institutionKey = 'institution'

const roster = (kind: ImportKind, id: SQL) => knownAs('oneroster', kind, id)
const orgCell = (id: SQL) => sql`case when ${id} is null then ${sql.raw(`'${institutionKey}'`)}
  else ${roster('department', id)} end`
const orgId = (id: SQL) => sql`coalesce(${id}, ${sql.raw(`'${institutionId}'`)}::uuid)`
const institution = sql.raw(`'${institutionKey}'`)

const archivable = (of: string) => ({
  id: sql.raw(`${of}.id`),
  isCurrent: sql.raw(`${of}.archived_at is null`),
  changedAt: sql.raw(`${of}.updated_at`),
})

const institutionRow: RosterRows = {
  kind: 'department',
  from: sql`from institution i`,
  id: sql.raw(`'${institutionId}'::uuid`),
  isCurrent: sql`true`,
  changedAt: sql`i.updated_at`,
  cells: { sourcedId: institution, name: sql`i.name`, type: sql`'district'` },
  refs: {},
}

const departmentRows: RosterRows = {
  kind: 'department',
  from: sql`from departments d`,
  ...archivable('d'),
  cells: {
    sourcedId: roster('department', sql`d.id`),
    name: sql`d.name`,
    type: sql`'school'`,
    parentSourcedId: institution,
  },
  refs: {},
}

const termRows: RosterRows = {
  kind: 'term',
  from: sql`from terms t`,
  ...archivable('t'),
  cells: {
    sourcedId: roster('term', sql`t.id`),
    title: sql`t.name`,
    type: sql`'term'`,
    startDate: dayText('t.first_day'),
    endDate: dayText('t.last_day'),
    schoolYear: sql`to_char(t.last_day, 'YYYY')`,
  },
  refs: {},
}

const courseRows: RosterRows = {
  kind: 'course',
  from: sql`from courses c`,
  ...archivable('c'),
  cells: {
    sourcedId: roster('course', sql`c.id`),
    title: sql`c.title`,
    courseCode: sql`c.code::text`,
    orgSourcedId: orgCell(sql`c.department_id`),
  },
  refs: { orgSourcedId: orgId(sql`c.department_id`) },
}

const classRows: RosterRows = {
  kind: 'class',
  from: sql`from classes k join courses c on c.id = k.course_id`,
  ...archivable('k'),
  // Title, code and department are those of the course.
  changedAt: sql`greatest(k.updated_at, c.updated_at)`,
  cells: {
    sourcedId: roster('class', sql`k.id`),
    title: sql`c.title`,
    classCode: sql`c.code::text`,
    courseSourcedId: roster('course', sql`c.id`),
    classType: sql`'scheduled'`,
    schoolSourcedId: orgCell(sql`c.department_id`),
    termSourcedIds: roster('term', sql`k.term_id`),
  },
  refs: {
    courseSourcedId: sql`k.course_id`,
    schoolSourcedId: orgId(sql`c.department_id`),
    termSourcedIds: sql`k.term_id`,
  },
}

const userRows: RosterRows = {
  kind: 'person',
  from: sql`from people p`,
  ...archivable('p'),
  cells: {
    sourcedId: roster('person', sql`p.id`),
    enabledUser: sql`p.is_active::text`,
    username: sql`p.email::text`,
    givenName: sql`p.first_name`,
    familyName: sql`p.last_name`,
    identifier: sql`p.number`,
    email: sql`p.email::text`,
    phone: sql`p.phone`,
    primaryOrgSourcedId: institution,
  },
  refs: {},
}

const roleRows: RosterRows = {
  ...userRows,
  cells: {
    sourcedId: sql`'role-' || p.id`,
    userSourcedId: userRows.cells.sourcedId!,
    roleType: sql`'primary'`,
    role: sql`case p.role when 'lecturer' then 'teacher' when 'admin' then 'systemAdministrator'
      when 'staff' then 'aide' else p.role end`,
    beginDate: dayText('p.starts_on'),
    endDate: dayText('p.ends_on'),
    orgSourcedId: institution,
  },
}

const classOfIt = (column: string) => sql`(select ${sql.raw(column)} from classes k
  join courses c on c.id = k.course_id where k.id = it.class_id)`

/** A person in a class, from a row `it` whose column names the person. */
function enrolled(kind: 'lecturer' | 'enrolment', column: 'lecturer_id' | 'student_id') {
  const personId = sql.raw(`it.${column}`)
  const id = pairId(sql`it.class_id`, personId)
  const departmentId = classOfIt('c.department_id')
  return {
    kind,
    id,
    cells: {
      sourcedId: roster(kind, id),
      classSourcedId: roster('class', sql`it.class_id`),
      schoolSourcedId: orgCell(departmentId),
      userSourcedId: roster('person', personId),
      role: kind === 'lecturer' ? sql`'teacher'` : sql`'student'`,
      // A class has no main lecturer.
      primary: sql`'false'`,
    },
    refs: {
      classSourcedId: sql`it.class_id`,
      schoolSourcedId: orgId(departmentId),
      userSourcedId: personId,
    },
    isComplete: sql`exists (select 1 from classes k where k.id = it.class_id and k.archived_at is null)
      and exists (select 1 from people p where p.id = ${personId} and p.archived_at is null)`,
  }
}

const lecturerRows: RosterRows = {
  ...enrolled('lecturer', 'lecturer_id'),
  from: sql`from class_lecturers it`,
  isCurrent: sql`true`,
  changedAt: sql`coalesce(it.added_at, it.since, ${classOfIt('k.created_at')})`,
}

const removedLecturerRows: RosterRows = {
  ...enrolled('lecturer', 'lecturer_id'),
  from: sql`from removed_class_lecturers it`,
  isCurrent: sql`false`,
  changedAt: sql`it.removed_at`,
}

const studentRows: RosterRows = {
  ...enrolled('enrolment', 'student_id'),
  from: sql`from enrolments it`,
  isCurrent: sql`it.left_at is null`,
  changedAt: sql`greatest(it.enrolled_at, it.left_at, it.changed_at)`,
}

/** By the name of the CSV file. */
export const rosterRows = {
  orgs: [institutionRow, departmentRows],
  academicSessions: [termRows],
  courses: [courseRows],
  classes: [classRows],
  users: [userRows],
  roles: [roleRows],
  enrollments: [lecturerRows, removedLecturerRows, studentRows],
} satisfies Record<string, readonly RosterRows[]>

export type RosterFileName = keyof typeof rosterRows
