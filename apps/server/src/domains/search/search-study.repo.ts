import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, type RowOf } from '#db/row-shape.ts'
import { queryPreparedRows } from '#db/rows.ts'
import { classesTaughtBy } from '#domains/access/session-access.sql.ts'
import { classes, courses, departments, terms } from '#domains/structure/structure.tables.ts'
import type { Actor } from '#http/context.ts'
import { type Asked, anyOf } from './search.sql.ts'
import { fittingRows, foundRows } from './search-fitting.sql.ts'
import { textShape } from './search-shapes.ts'
import type { Found } from './search-trail.rules.ts'

export type Reader = Pick<Actor, 'id' | 'role'>

/** Classes, as `class_id`, that a student or lecturer belongs to. */
export function classesOf({ id, role }: Reader): SQL {
  if (role === 'lecturer') return classesTaughtBy(id)
  if (role === 'student')
    return sql`select class_id from enrolments where student_id = ${id} and left_at is null`
  return sql`select null::uuid as class_id where false`
}

const namedShape = { ...textShape, code: pgType.text, course: courses.title }

const classRow = {
  id: classes.id,
  ...namedShape,
  term: terms.name,
  firstDay: terms.firstDay,
  lecturers: nullable(pgType.text),
}
export type ClassRow = RowOf<typeof classRow>

const named = sql`c.code::text || ' ' || c.title as name, c.code::text as code, c.title as course`

const allClasses = sql`select k.id, k.course_id, k.term_id from classes k`

const classRows = (which: SQL) => sql`
  select k.id, ${named}, t.name as term, t.first_day, c.search_text as anchor, c.search_text || t.search_text as text
  from (${which}) k join courses c on c.id = k.course_id join terms t on t.id = k.term_id`
const lecturers = sql`(select string_agg(p.first_name || ' ' || p.last_name, ', ' order by p.last_name, p.first_name)
  from class_lecturers l join people p on p.id = l.lecturer_id where l.class_id = x.id) as lecturers`
const lastHeld = sql`x.first_day desc, x.code, x.id`

const withLecturers = (rows: SQL) => sql`
  select x.*, ${lecturers} from (${rows}) x order by ${lastHeld}`

/** Terms whose classes are always checked. */
const latestTerms = sql.raw('3')

/** Classes of everyone, by course and by term if typed as well; latest term first. */
export const findClasses = (db: Database, found: Found, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-classes',
    classRow,
    withLecturers(
      foundRows(asked, found, {
        rows: classRows,
        order: lastHeld,
        things: ({ owners }) =>
          sql`${allClasses} where k.course_id = ${anyOf(owners)} and k.archived_at is null`,
        latest: sql`select k.* from (select id from terms order by first_day desc limit ${latestTerms}) t
          cross join lateral (${allClasses} where k.term_id = t.id and k.archived_at is null) k`,
      }),
    ),
  )

export const listOwnClasses = (db: Database, reader: Reader, asked: Asked) =>
  queryPreparedRows(
    db,
    `search-own-classes-${reader.role}`,
    classRow,
    withLecturers(
      fittingRows(asked, {
        rows: classRows(sql`${allClasses} where k.id in (${classesOf(reader)}) and k.archived_at is null`),
        order: lastHeld,
      }),
    ),
  )

const courseRow = { id: courses.id, ...namedShape, department: nullable(departments.name) }
export type CourseRow = RowOf<typeof courseRow>

export const findCourses = (db: Database, { ids, further }: Found, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-courses',
    courseRow,
    fittingRows(asked, {
      rows: sql`select c.id, ${named}, d.name as department, c.search_text as anchor, c.search_text as text
        from courses c left join departments d on d.id = c.department_id
        where c.archived_at is null and c.id = ${anyOf([...ids, ...(further?.ids ?? [])])}`,
      order: sql`x.code`,
    }),
  )
