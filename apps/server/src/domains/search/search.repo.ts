import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import type { Searched } from './search.rules.ts'
import { type Asked, atMost, bestFirst, fitsAll, holdsAll } from './search.sql.ts'

/** Milliseconds after which a search is given up. */
const patience = 2_000
/** The share of a word's letters in threes that a misspelt one must have; which of them fit, the rules decide. */
const resemblance = 0.3

/** For this transaction: nobody holds the database up by searching, and typos are found. */
export const prepareSearch = (db: Database) =>
  db.execute(sql`select set_config('statement_timeout', ${String(patience)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(resemblance)}, true)`)

export interface PersonRow extends Searched {
  id: string
  name: string
  role: Role
  employmentType: EmploymentType | null
  number: string | null
  email: string
  profileImage: string | null
  /** A class that the reader shares with the person; null for admins, who need none. */
  classId: string | null
  className: string | null
}

const personColumns = sql`p.id, p.first_name || ' ' || p.last_name as name, p.role,
  p.employment_type as "employmentType", p.number, p.email::text as email, p.profile_image as "profileImage",
  search_fold(p.first_name || ' ' || p.last_name) as title`

/** People looked at when what was typed begins the words of thousands: who types on narrows it down. */
const looked = 400

/** Those whom whole words name are among them in any case. */
const nearest = (asked: Asked) => sql`(
  (select p.id from people p where p.archived_at is null and ${holdsAll(sql`p.search_text`, asked)} limit ${looked})
  union
  (select p.id from people p where p.archived_at is null and ${fitsAll(sql`p.search_text`, asked)} limit ${looked}))`

/** Anybody of the house, by name, number or e-mail address; misspelt, by name. */
export const findAnybody = (db: Database, asked: Asked): Promise<PersonRow[]> => {
  const whole = asked.words.join(' ')
  const text = asked.loose ? sql`p.name_text` : sql`p.search_text`
  const found = asked.loose
    ? sql`p.archived_at is null and ${fitsAll(text, asked)}`
    : sql`p.id in ${nearest(asked)}`
  return rowsOf(
    db,
    sql`
    select ${personColumns}, p.search_text as text, null as "classId", null as "className",
      array[search_fold(p.email::text), coalesce(search_fold(p.number), '')] as keys
    from people p
    where ${found}
    order by (lower(p.number) = ${whole}) is true desc, ${bestFirst(text, asked)}, length(p.search_text), p.search_text
    ${atMost(asked)}`,
  )
}

/** People of classes that the reader has a part in, by what those lists show of them; with the class of the latest term. */
const findOfClasses = (db: Database, asked: Asked, { own, found }: { own: SQL; found: SQL }) => {
  const text = sql`x.text`
  return rowsOf<PersonRow>(
    db,
    sql`
    select x.* from (
      select distinct on (p.id) ${personColumns}, ${found} as text, k.id as "classId",
        c.code::text || ' ' || c.title as "className", array[coalesce(search_fold(p.number), '')] as keys
      from (${own}) m
      join classes k on k.id = m.class_id and k.archived_at is null
      join courses c on c.id = k.course_id
      join terms t on t.id = k.term_id
      join people p on p.id = m.person_id and p.archived_at is null
      order by p.id, t.first_day desc, k.id
    ) x
    where ${fitsAll(text, asked)}
    order by ${bestFirst(text, asked)}, x.text ${atMost(asked)}`,
  )
}

/** Students of the classes that a lecturer teaches, by name or number. */
export const findStudentsOf = (db: Database, lecturerId: string, asked: Asked) =>
  findOfClasses(db, asked, {
    own: sql`select e.class_id, e.student_id as person_id from class_lecturers l
      join enrolments e on e.class_id = l.class_id and e.left_at is null where l.lecturer_id = ${lecturerId}`,
    found: sql`p.name_text || coalesce(' ' || search_fold(p.number), '')`,
  })

/** Lecturers of the classes that a student is enrolled in, by name. */
export const findLecturersOf = (db: Database, studentId: string, asked: Asked) =>
  findOfClasses(db, asked, {
    own: sql`select e.class_id, l.lecturer_id as person_id from enrolments e
      join class_lecturers l on l.class_id = e.class_id where e.student_id = ${studentId} and e.left_at is null`,
    found: sql`p.name_text`,
  })

/** Classes `k` that the reader has a part in: all for an admin. */
export function classesOf({ id, role }: Pick<Actor, 'id' | 'role'>): SQL {
  if (role === 'admin') return sql`true`
  if (role === 'lecturer')
    return sql`exists (select 1 from class_lecturers l where l.class_id = k.id and l.lecturer_id = ${id})`
  if (role === 'student')
    return sql`exists (select 1 from enrolments e where e.class_id = k.id and e.student_id = ${id} and e.left_at is null)`
  return sql`false`
}
