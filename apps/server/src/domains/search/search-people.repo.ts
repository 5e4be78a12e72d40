import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { maxHitsOfKind } from '@campanile/contract/search.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { best, type Named, type Searched, typosAllowed } from './search.rules.ts'
import {
  type Asked,
  anyOf,
  atMost,
  begins,
  bestFirst,
  comesNear,
  type Fits,
  fitsAll,
  looked,
  lookedAt,
  resemblance,
  resembles,
  unindexed,
} from './search.sql.ts'
import type { Found } from './search-trail.rules.ts'

/** Milliseconds after which a search is given up. */
const patience = 2_000

/** For this transaction: nobody holds the database up by searching, and typos are found. */
export const prepareSearch = (db: Database) =>
  db.execute(sql`select set_config('statement_timeout', ${String(patience)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(resemblance)}, true)`)

export interface PersonRow extends Named, Searched {
  id: string
  role: Role
  employmentType: EmploymentType | null
  number: string | null
  email: string
  profileImage: string | null
}

/** A class that the reader shares with a person. */
export interface SharedClass {
  classId: string
  className: string
}

const personColumns = sql`p.id, p.first_name || ' ' || p.last_name as name, p.role,
  p.employment_type as "employmentType", p.number, p.email::text as email, p.profile_image as "profileImage",
  ltrim(p.name_text) as title`

/** Whom the words may name: what is misspelt is looked for in names alone. */
const named = (asked: Asked, finds: typeof resembles) =>
  sql.join(
    asked.words.map((word) =>
      asked.typos > 0 && typosAllowed(word) > 0
        ? finds(sql`p.name_text`, word, asked)
        : begins(sql`p.search_text`, word),
    ),
    sql` and `,
  )

/** Some of all people. What resembles a word with two typos in it is not cut short: most of it is something else. */
function peopleLookedAt(asked: Asked, found: Found): SQL {
  const there = sql`select p.id from people p where p.archived_at is null`
  if (found !== 'anywhere')
    return sql`${there} and p.id = ${anyOf(found.ids)} and ${fitsAll(unindexed(sql`p.search_text`), asked)}`
  const called = (fits: Fits, most: number) => sql`${there} and ${fits(sql`p.search_text`)} limit ${most}`
  if (asked.typos === 0) return lookedAt(asked, { together: [called] })
  return sql`${there} and ${named(asked, resembles)} ${asked.typos === 1 ? sql`limit ${looked}` : sql``}`
}

/** Anybody of the house, by name, number or e-mail address; misspelt, by name. */
export const findAnybody = (db: Database, asked: Asked, found: Found): Promise<PersonRow[]> => {
  const whole = asked.words.join(' ')
  const text = asked.typos > 0 ? sql`p.name_text` : sql`p.search_text`
  return rowsOf(
    db,
    sql`
    select ${personColumns}, p.search_text as text,
      array[search_fold(p.email::text), ltrim(p.number_text)] as keys
    from people p
    where p.id in (${peopleLookedAt(asked, found)})
    order by (lower(p.number) = ${whole}) is true desc, ${bestFirst(text, asked)}, length(p.search_text), p.search_text
    ${atMost(asked)}`,
  )
}

interface Sharing {
  /** Classes and the people in them, `class_id` and `person_id`. */
  own: SQL
  /** What of people `p` is found. */
  found: SQL
  /** So few people that each of them is looked at, rather than all that are called so. */
  few: boolean
}

/** The class of the latest term that each of these people shares with the reader. */
const sharedClasses = (db: Database, own: SQL, personIds: readonly string[]) =>
  rowsOf<SharedClass & { personId: string }>(
    db,
    sql`
    select distinct on (m.person_id) m.person_id as "personId", k.id as "classId", c.code::text || ' ' || c.title as "className"
    from (${own}) m
    join classes k on k.id = m.class_id and k.archived_at is null
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where m.person_id = ${anyOf(personIds)}
    order by m.person_id, t.first_day desc, k.id`,
  )

/**
 * People of classes that the reader has a part in, by what those lists show of them. One step after the other: who is
 * called so and whom the reader meets, who fits best, in which class.
 */
async function findOfClasses(
  db: Database,
  asked: Asked,
  { own, found, few }: Sharing,
): Promise<(PersonRow & SharedClass)[]> {
  const text = sql`p.text`
  const met = sql`p.id in (select m.person_id from (${own}) m
    join classes k on k.id = m.class_id and k.archived_at is null)`
  // Looked at letter by letter only where both hold: a common name is that of thousands.
  const near = named(asked, comesNear)
  const [first, then] = few ? [met, near] : [near, met]
  const people = await rowsOf<PersonRow>(
    db,
    sql`
    select ${personColumns}, p.text, array[ltrim(p.number_text)] as keys
    from (
      select p.*, ${found} as text from (
        select * from people p where p.archived_at is null and ${first} offset 0
      ) p
      where ${then} offset 0
    ) p
    where ${fitsAll(text, asked)}
    order by ${bestFirst(text, asked)}, p.text ${atMost(asked)}`,
  )
  const hits = best(asked.words, people, maxHitsOfKind)
  if (hits.length === 0) return []
  const shared = await sharedClasses(
    db,
    own,
    hits.map(({ id }) => id),
  )
  const classOf = new Map(shared.map(({ personId, ...it }) => [personId, it]))
  // Whoever has left the last class just now is met no longer.
  return hits.flatMap((it) => (classOf.has(it.id) ? [{ ...it, ...classOf.get(it.id)! }] : []))
}

/** Students of the classes that a lecturer teaches, by name or number. */
export const findStudentsOf = (db: Database, lecturerId: string, asked: Asked) =>
  findOfClasses(db, asked, {
    own: sql`select e.class_id, e.student_id as person_id from class_lecturers l
      join enrolments e on e.class_id = l.class_id and e.left_at is null where l.lecturer_id = ${lecturerId}`,
    found: sql`p.name_text || p.number_text`,
    few: false,
  })

/** Lecturers of the classes that a student is enrolled in, by name. */
export const findLecturersOf = (db: Database, studentId: string, asked: Asked) =>
  findOfClasses(db, asked, {
    own: sql`select e.class_id, l.lecturer_id as person_id from enrolments e
      join class_lecturers l on l.class_id = e.class_id where e.student_id = ${studentId} and e.left_at is null`,
    found: sql`p.name_text`,
    few: true,
  })
