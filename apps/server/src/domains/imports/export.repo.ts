import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { cursorOver } from '#db/cursor.ts'
import type { Database } from '#db/database.ts'
import { pairId } from './kinds.sql.ts'

type Cells = Record<string, string | number | null>

/** The identifier that a source uses for a row, or else our own. */
const knownAs = (source: string, kind: ImportKind, id: SQL) => sql`coalesce((select x.external_id
  from external_ids x where x.row_id = ${id} and x.source = ${source} and x.kind = ${kind} limit 1), ${id}::text)`

const className = (id: SQL) => knownAs('csv', 'class', id)
const day = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`)

/** Our own CSV files: cells by column name. */
const csvQueries: Record<string, SQL> = {
  people: sql`select p.email::text, p.first_name as "firstName", p.last_name as "lastName", p.role,
      p.employment_type as "employmentType", p.number, b.code::text as batch,
      ${day('p.starts_on')} as "startsOn", ${day('p.ends_on')} as "endsOn"
    from people p left join batch_members m on m.student_id = p.id left join batches b on b.id = m.batch_id
    where p.archived_at is null order by p.id`,
  departments: sql`select name from departments where archived_at is null order by name`,
  programmes: sql`select d.name as department, p.name from programmes p join departments d on d.id = p.department_id
    where p.archived_at is null and d.archived_at is null order by 1, 2`,
  batches: sql`select b.code::text, d.name as department, p.name as programme, b.intake_year as "intakeYear"
    from batches b join programmes p on p.id = b.programme_id join departments d on d.id = p.department_id
    where b.archived_at is null order by 1`,
  terms: sql`select name, ${day('first_day')} as "firstDay", ${day('last_day')} as "lastDay" from terms
    where archived_at is null order by first_day, name`,
  rooms: sql`select name::text, capacity from rooms where archived_at is null order by 1`,
  courses: sql`select c.code::text, c.title, c.credits, d.name as department
    from courses c left join departments d on d.id = c.department_id where c.archived_at is null order by 1`,
  classes: sql`select ${className(sql`k.id`)} as class, c.code::text as course, t.name as term,
      (select string_agg(p.email::text, ';' order by p.email) from class_lecturers l
        join people p on p.id = l.lecturer_id where l.class_id = k.id and p.archived_at is null) as lecturers
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id
    where k.archived_at is null order by 2, 3, 1`,
  enrolments: sql`select ${className(sql`e.class_id`)} as class, p.email::text as student
    from enrolments e join people p on p.id = e.student_id join classes k on k.id = e.class_id
    where e.left_at is null and p.archived_at is null and k.archived_at is null order by 1, 2`,
}

export const exportedCsv = (db: Database, format: string) => cursorOver<Cells>(db, csvQueries[format]!)

const roster = (kind: ImportKind, id: SQL) => knownAs('oneroster', kind, id)
const orgOf = (column: string) => {
  const id = sql.raw(column)
  return sql`case when ${id} is null then 'institution' else ${roster('department', id)} end`
}

/** The files of a OneRoster bundle: cells by column name; all other columns stay empty. */
const rosterQueries: Record<string, SQL> = {
  orgs: sql`select 'institution' as "sourcedId", i.name, 'district' as type, null as "parentSourcedId"
      from institution i
    union all select ${roster('department', sql`d.id`)}, d.name, 'department', 'institution'
      from departments d where d.archived_at is null`,
  academicSessions: sql`select ${roster('term', sql`t.id`)} as "sourcedId", t.name as title, 'term' as type,
      ${day('t.first_day')} as "startDate", ${day('t.last_day')} as "endDate",
      to_char(t.last_day, 'YYYY') as "schoolYear"
    from terms t where t.archived_at is null`,
  courses: sql`select ${roster('course', sql`c.id`)} as "sourcedId", c.title, c.code::text as "courseCode",
      ${orgOf('c.department_id')} as "orgSourcedId"
    from courses c where c.archived_at is null`,
  classes: sql`select ${roster('class', sql`k.id`)} as "sourcedId", c.title, c.code::text as "classCode",
      ${roster('course', sql`c.id`)} as "courseSourcedId", 'scheduled' as "classType",
      ${orgOf('c.department_id')} as "schoolSourcedId", ${roster('term', sql`k.term_id`)} as "termSourcedIds"
    from classes k join courses c on c.id = k.course_id where k.archived_at is null`,
  users: sql`select ${roster('person', sql`p.id`)} as "sourcedId", p.is_active::text as "enabledUser",
      p.email::text as username, p.first_name as "givenName", p.last_name as "familyName",
      p.number as identifier, p.email::text as email, 'institution' as "primaryOrgSourcedId"
    from people p where p.archived_at is null`,
  roles: sql`select 'role-' || p.id as "sourcedId", ${roster('person', sql`p.id`)} as "userSourcedId",
      'primary' as "roleType", case p.role when 'lecturer' then 'teacher' when 'admin' then 'systemAdministrator'
        when 'staff' then 'aide' else p.role end as role, 'institution' as "orgSourcedId"
    from people p where p.archived_at is null`,
  enrollments: sql`select ${roster('lecturer', pairId(sql`l.class_id`, sql`l.lecturer_id`))} as "sourcedId",
      ${roster('class', sql`l.class_id`)} as "classSourcedId", 'institution' as "schoolSourcedId",
      ${roster('person', sql`l.lecturer_id`)} as "userSourcedId", 'teacher' as role
    from class_lecturers l join people p on p.id = l.lecturer_id join classes k on k.id = l.class_id
    where p.archived_at is null and k.archived_at is null
    union all select ${roster('enrolment', pairId(sql`e.class_id`, sql`e.student_id`))},
      ${roster('class', sql`e.class_id`)}, 'institution', ${roster('person', sql`e.student_id`)}, 'student'
    from enrolments e join people p on p.id = e.student_id join classes k on k.id = e.class_id
    where e.left_at is null and p.archived_at is null and k.archived_at is null`,
}

export const exportedRoster = (db: Database, file: string) => cursorOver<Cells>(db, rosterQueries[file]!)
