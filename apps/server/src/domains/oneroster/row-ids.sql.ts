import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { institutionId, institutionKey } from '#domains/imports/roster.sql.ts'
import type { Within } from './rostering-routes.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Our id for a program's `sourcedId`; null if it is not one of ours. */
export function rowId(kind: ImportKind, sourcedId: string): SQL {
  if (kind === 'department' && sourcedId === institutionKey) return sql`${institutionId}::uuid`
  // This character occurs in no text of the database and in no query.
  if (sourcedId.includes('\0')) return sql`null::uuid`
  const own = uuid.test(sourcedId) ? sourcedId : null
  return sql`coalesce((select x.row_id from external_ids x where x.source = 'oneroster' and x.kind = ${kind}
    and x.external_id = ${sourcedId}), ${own}::uuid)`
}

/** The objects that a path names. */
export type Parents = Partial<Record<Within, string>>

const kindsByResource: Record<Within, ImportKind> = {
  class: 'class',
  course: 'course',
  school: 'department',
  term: 'term',
  user: 'person',
  student: 'person',
  teacher: 'person',
}

const entries = (parents: Parents) =>
  (Object.entries(parents) as [Within, string][]).map(([name, sourcedId]) => ({
    name,
    id: rowId(kindsByResource[name], sourcedId),
  }))

const schoolOfClass = (classId: SQL, school: SQL) => sql`exists (select 1 from classes sk
  join courses sc on sc.id = sk.course_id where sk.id = ${classId}
    and coalesce(sc.department_id, ${institutionId}::uuid) = ${school})`

const exist: Record<Within, (id: SQL) => SQL> = {
  class: (id) => sql`exists (select 1 from classes where id = ${id})`,
  course: (id) => sql`exists (select 1 from courses where id = ${id})`,
  // Classes without a department belong to the institution.
  school: (id) =>
    sql`(${id} = ${institutionId}::uuid or exists (select 1 from departments where id = ${id}))`,
  term: (id) => sql`exists (select 1 from terms where id = ${id})`,
  user: (id) => sql`exists (select 1 from people where id = ${id})`,
  student: (id) => sql`exists (select 1 from people where id = ${id} and role = 'student')`,
  teacher: (id) => sql`exists (select 1 from people where id = ${id} and role = 'lecturer')`,
}

/** Whether all objects in a path exist, and belong together. */
export function existing(parents: Parents): SQL[] {
  const conditions = entries(parents).map(({ name, id }) => exist[name](id))
  if (!parents.class || !parents.school) return conditions
  return [...conditions, schoolOfClass(rowId('class', parents.class), rowId('department', parents.school))]
}

/** Classes of a person, as columns of a subquery. */
const studied = (personId: SQL) =>
  sql`select e.class_id from enrolments e where e.student_id = ${personId} and e.left_at is null`
const taught = (personId: SQL) =>
  sql`select l.class_id from class_lecturers l where l.lecturer_id = ${personId}`

/** People in classes for which a condition on the class’s id is true. */
const classPeople = (isMeant: (classId: SQL) => SQL) => sql`(
  select e.student_id from enrolments e where ${isMeant(sql`e.class_id`)} and e.left_at is null
  union all select l.lecturer_id from class_lecturers l where ${isMeant(sql`l.class_id`)})`

const ofSchool = (school: SQL) => sql`coalesce(sc.department_id, ${institutionId}::uuid) = ${school}`
const classesOfSchool = (school: SQL) => sql`from classes sk join courses sc on sc.id = sk.course_id
  where ${ofSchool(school)} and sk.archived_at is null`

type Relation = (id: SQL) => SQL

/** Which rows belong to an object in the path, by the aliases that the mapping uses. */
const relations: Record<string, Partial<Record<Within, Relation>>> = {
  academicSessions: { school: (id) => sql`t.id in (select sk.term_id ${classesOfSchool(id)})` },
  courses: { school: (id) => sql`coalesce(c.department_id, ${institutionId}::uuid) = ${id}` },
  classes: {
    course: (id) => sql`k.course_id = ${id}`,
    term: (id) => sql`k.term_id = ${id}`,
    school: (id) => sql`coalesce(c.department_id, ${institutionId}::uuid) = ${id}`,
    user: (id) => sql`k.id in (${studied(id)} union all ${taught(id)})`,
    student: (id) => sql`k.id in (${studied(id)})`,
    teacher: (id) => sql`k.id in (${taught(id)})`,
  },
  users: {
    class: (id) => sql`p.id in ${classPeople((classId) => sql`${classId} = ${id}`)}`,
    school: (id) =>
      sql`p.id in ${classPeople((classId) => sql`${classId} in (select sk.id ${classesOfSchool(id)})`)}`,
  },
  enrollments: {
    class: (id) => sql`it.class_id = ${id}`,
    school: (id) =>
      sql`it.class_id in (select sk.id from classes sk join courses sc on sc.id = sk.course_id where ${ofSchool(id)})`,
  },
}

/** Restricts rows to those of the objects in the path. */
export const belonging = (resource: string, parents: Parents): SQL[] =>
  entries(parents).flatMap(({ name, id }) => relations[resource]?.[name]?.(id) ?? [])
