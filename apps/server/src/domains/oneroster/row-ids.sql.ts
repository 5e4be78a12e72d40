import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { institutionId, institutionKey } from '#domains/imports/roster.sql.ts'
import type { Within } from './rostering-routes.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Our id of what a program calls `sourcedId`; null if it is none of ours. */
export function rowId(kind: ImportKind, sourcedId: string): SQL {
  if (kind === 'department' && sourcedId === institutionKey) return sql`${institutionId}::uuid`
  // No text in the database has this character, and no query can hold it.
  if (sourcedId.includes('\0')) return sql`null::uuid`
  const own = uuid.test(sourcedId) ? sourcedId : null
  return sql`coalesce((select x.row_id from external_ids x where x.source = 'oneroster' and x.kind = ${kind}
    and x.external_id = ${sourcedId}), ${own}::uuid)`
}

/** The objects that a path names. */
export type Parents = Partial<Record<Within, string>>

const kindOf: Record<Within, ImportKind> = {
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
    id: rowId(kindOf[name], sourcedId),
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

const studies = (classId: SQL, personId: SQL) => sql`exists (select 1 from enrolments e
  where e.class_id = ${classId} and e.student_id = ${personId} and e.left_at is null)`
const teaches = (classId: SQL, personId: SQL) => sql`exists (select 1 from class_lecturers l
  where l.class_id = ${classId} and l.lecturer_id = ${personId})`
const inClass = (classId: SQL, personId: SQL) =>
  sql`(${studies(classId, personId)} or ${teaches(classId, personId)})`

type Relation = (id: SQL) => SQL

/** Which rows belong to an object in the path, by the aliases that the mapping uses. */
const relations: Record<string, Partial<Record<Within, Relation>>> = {
  academicSessions: {
    school: (id) => sql`exists (select 1 from classes sk join courses sc on sc.id = sk.course_id
      where sk.term_id = t.id and sk.archived_at is null
        and coalesce(sc.department_id, ${institutionId}::uuid) = ${id})`,
  },
  courses: { school: (id) => sql`coalesce(c.department_id, ${institutionId}::uuid) = ${id}` },
  classes: {
    course: (id) => sql`k.course_id = ${id}`,
    term: (id) => sql`k.term_id = ${id}`,
    school: (id) => sql`coalesce(c.department_id, ${institutionId}::uuid) = ${id}`,
    user: (id) => inClass(sql`k.id`, id),
    student: (id) => studies(sql`k.id`, id),
    teacher: (id) => teaches(sql`k.id`, id),
  },
  users: {
    class: (id) => inClass(id, sql`p.id`),
    school: (id) => sql`exists (select 1 from classes sk join courses sc on sc.id = sk.course_id
      where coalesce(sc.department_id, ${institutionId}::uuid) = ${id} and sk.archived_at is null
        and ${inClass(sql`sk.id`, sql`p.id`)})`,
  },
  enrollments: {
    class: (id) => sql`it.class_id = ${id}`,
    school: (id) => schoolOfClass(sql`it.class_id`, id),
  },
}

/** Restricts rows to those of the objects in the path. */
export const belonging = (resource: string, parents: Parents): SQL[] =>
  entries(parents).flatMap(({ name, id }) => relations[resource]?.[name]?.(id) ?? [])
