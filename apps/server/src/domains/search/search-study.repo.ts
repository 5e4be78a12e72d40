import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { preparedRowsOf, rowsOf } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import type { Named, Searched } from './search.rules.ts'
import { type Asked, anyOf, type Fits, fitsAll, fitsAny, fitting, latest, lookedAt } from './search.sql.ts'
import { ownRows } from './search-own.sql.ts'
import type { Found } from './search-trail.rules.ts'

export type Reader = Pick<Actor, 'id' | 'role'>

/** Classes, as `class_id`, that somebody other than an admin has a part in. */
export function classesOf({ id, role }: Reader): SQL {
  if (role === 'lecturer') return sql`select class_id from class_lecturers where lecturer_id = ${id}`
  if (role === 'student')
    return sql`select class_id from enrolments where student_id = ${id} and left_at is null`
  return sql`select null::uuid as class_id where false`
}

export interface ClassRow extends Named {
  id: string
  code: string
  term: string
  lecturers: string | null
}

const named = sql`c.code::text || ' ' || c.title as name, c.code::text as code, c.title as course`
const folded = sql`search_fold(x.course) as title, array[search_fold(x.code)] as keys`

const terms = sql`terms_folded as materialized (
  select id, name, first_day, ' ' || search_fold(name) as folded from terms)`

const classRows = (which: SQL) => sql`
  select k.id, ${named}, t.name as term, t.first_day, c.search_text as anchor, c.search_text || t.folded as text
  from classes k join courses c on c.id = k.course_id join terms_folded t on t.id = k.term_id
  where ${which} and k.archived_at is null`
const lecturers = sql`(select string_agg(p.first_name || ' ' || p.last_name, ', ' order by p.last_name, p.first_name)
  from class_lecturers l join people p on p.id = l.lecturer_id where l.class_id = x.id) as lecturers`
const lastHeld = sql`x.first_day desc, x.code, x.id`

/** Terms whose classes are looked through in any case. */
const latestTerms = 3

/** Some of all classes. */
function classesLookedAt(asked: Asked): SQL {
  const ofCourses = (fits: Fits, most: number) => sql`select k.id
    from (select c.id from courses c where ${fits(sql`c.search_text`)} limit ${most}) c
    join classes k on k.course_id = c.id and k.archived_at is null limit ${2 * most}`
  const among = sql`select k.id
    from (select id from terms order by first_day desc limit ${latestTerms}) t
    join classes k on k.term_id = t.id and k.archived_at is null
    where k.course_id in (select c.id from courses c where ${fitsAny(sql`c.search_text`, asked)}) limit ${latest}`
  return lookedAt(asked, { together: [ofCourses], alone: [ofCourses], among })
}

/** Anybody's classes of a course, and of a term where it is typed, too; the latest term first. */
export const findClasses = (db: Database, asked: Asked, found: Found) =>
  rowsOf<ClassRow & Searched>(
    db,
    sql`with ${terms} ${fitting(asked, {
      rows: classRows(
        found === 'anywhere'
          ? sql`k.id in (${classesLookedAt(asked)})`
          : sql`k.course_id = ${anyOf(found.owners)}`,
      ),
      columns: sql`${folded}, ${lecturers}`,
      anchored: true,
      order: lastHeld,
    })}`,
  )

export const listOwnClasses = (db: Database, reader: Reader, asked: Asked) =>
  preparedRowsOf<ClassRow>(
    db,
    `search-own-classes-${reader.role}`,
    sql`with ${terms} select x.*, ${lecturers}
      from (${ownRows(asked, { rows: classRows(sql`k.id in (${classesOf(reader)})`), order: lastHeld })}) x
      order by ${lastHeld}`,
  )

export interface CourseRow extends Named {
  id: string
  code: string
  department: string | null
}

export const findCourses = (db: Database, asked: Asked) =>
  rowsOf<CourseRow & Searched>(
    db,
    fitting(asked, {
      rows: sql`select c.id, ${named}, d.name as department, c.search_text as text
        from courses c left join departments d on d.id = c.department_id
        where c.archived_at is null and ${fitsAll(sql`c.search_text`, asked)}`,
      columns: folded,
      order: sql`x.code`,
    }),
  )
