import { maxHitsOfKind } from '@campanile/contract/search/search.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType } from '#db/row-shape.ts'
import { queryPreparedRow, queryPreparedRows, queryRows } from '#db/rows.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import { best, isFoundIn } from './search.rules.ts'
import {
  type Asked,
  anyOf,
  atMost,
  bestFirst,
  comesNear,
  type Fits,
  fitsAll,
  holdsAll,
  shapeOf,
} from './search.sql.ts'
import { fittingRows } from './search-fitting.sql.ts'
import { named, type PersonRow, personColumns, personShape } from './search-people.repo.ts'
import { classesOf, type Reader } from './search-study.repo.ts'

/** A person, and the class that the reader shares with them. */
export interface MetRow extends PersonRow {
  classId: string
  className: string
}

/** Pairs of `class_id` and `person_id`: lecturers meet their students, and students their lecturers. */
const sharing = ({ id, role }: Reader) =>
  role === 'lecturer'
    ? sql`select e.class_id, e.student_id as person_id from class_lecturers l
        join enrolments e on e.class_id = l.class_id and e.left_at is null where l.lecturer_id = ${id}`
    : sql`select e.class_id, l.lecturer_id as person_id from enrolments e
        join class_lecturers l on l.class_id = e.class_id where e.student_id = ${id} and e.left_at is null`

/**
 * The ids of these people, once per class. Reading the classes first as an array keeps the planner from
 * underestimating them, which would make it look up the classes of every person with a matching name.
 */
function met(reader: Reader) {
  const current = sql`array(select class_id from (${classesOf(reader)}) m
    join classes k on k.id = m.class_id and k.archived_at is null)`
  return reader.role === 'lecturer'
    ? sql`select student_id as person_id from enrolments where left_at is null and class_id = any(${current})`
    : sql`select lecturer_id as person_id from class_lecturers where class_id = any(${current})`
}

const metRow = { ...personShape, keys: pgType.array(pgType.text) }

/** The texts that class lists show for these people. */
const shown = ({ role }: Reader) =>
  role === 'lecturer' ? sql`p.name_text || p.number_text` : sql`p.name_text`

const columns = (reader: Reader) =>
  sql`${personColumns}, array[ltrim(p.number_text)] as keys, ${shown(reader)} as text, ${shown(reader)} as anchor`

/** Up to this many people are compared one by one, instead of using the name index over everyone. */
const maxComparedPeople = 1_000
/** The most words for which a connection keeps a prepared query. */
const maxPlannedWords = 3
/** The most candidates, besides people with exactly the name typed. */
const maxCandidates = sql.raw('100')
/** With this many exact matches, no others are searched for. */
const sufficientMatches = sql.raw('30')

/**
 * Whether the reader meets more than `few` people, counted once per class. A lecturer can reach that in some
 * years.
 */
export async function meetsMany(db: Database, reader: Reader): Promise<boolean> {
  const row = await queryPreparedRow(
    db,
    `search-meets-many-${reader.role}`,
    { many: pgType.boolean },
    sql`select count(*) > ${maxComparedPeople}::int as many from (${sharing(reader)} limit ${maxComparedPeople + 1}) m`,
  )
  return row!.many
}

/** The best matches for a reader who meets few people. */
export function findAmongFew(db: Database, reader: Reader, asked: Asked): Promise<PersonRow[]> {
  const misspelt = sql.param(asked.typos > 0 ? asked.words : [])
  return queryPreparedRows(
    db,
    `search-met-${reader.role}`,
    metRow,
    fittingRows(asked, {
      rows: sql`select ${columns(reader)}
        from people p where p.archived_at is null and p.id in (${met(reader)})`,
      order: sql`(select sum(word_similarity(w, x.text)) from unnest(${misspelt}::text[]) w) desc, x.text`,
    }),
  )
}

/** Matches for a reader who meets many people: exact matches first, and others only if there are too few. */
export function findAmongMany(db: Database, reader: Reader, asked: Asked): Promise<PersonRow[]> {
  // `offset 0` fixes the order of the steps, because the planner estimates text matches badly. Stops when
  // there are enough.
  const called = (where: SQL, fits: Fits) => sql`select id from (
      select p.id, p.text from (
        select p.id, ${shown(reader)} as text from people p where p.archived_at is null and ${where} offset 0
      ) p where p.id in (${met(reader)}) offset 0
    ) p where ${fits(sql`p.text`)}`
  const best = (some: SQL) => sql`select ${columns(reader)} from people p where p.id in (${some})
    order by ${bestFirst(shown(reader), asked)}, ${shown(reader)} ${atMost(asked)}`
  if (asked.typos > 0)
    return queryRows(
      db,
      metRow,
      best(
        sql`${called(named(asked, comesNear), (text) => fitsAll(text, asked))} ${asked.typos === 1 ? sql`limit ${maxCandidates}` : sql``}`,
      ),
    )
  const some = (fits: Fits) => sql`${called(fits(sql`p.search_text`), fits)} limit ${maxCandidates}`
  // Whole-word matches are always included, however many names begin with these words.
  const query = best(sql`with whole as materialized (${some((text) => holdsAll(text, asked.words))})
    select id from whole
    union select id from (${some((text) => fitsAll(text, asked))}) w where (select count(*) from whole) < ${sufficientMatches}`)
  const shape = shapeOf(asked.words)
  return shape.length > maxPlannedWords
    ? queryRows(db, metRow, query)
    : queryPreparedRows(db, `search-met-many-${reader.role}-${shape}`, metRow, query)
}

/** The best matches, each with the class of the latest term that they share with the reader. */
export async function withSharedClass(
  db: Database,
  reader: Reader,
  { words, typos }: Asked,
  people: readonly PersonRow[],
): Promise<MetRow[]> {
  const fitting = people.filter(({ text }) => isFoundIn(words, text, typos))
  const hits = best(words, fitting, maxHitsOfKind)
  if (hits.length === 0) return []
  const shared = await queryPreparedRows(
    db,
    `search-shared-classes-${reader.role}`,
    { personId: pgType.uuid, classId: classes.id, className: pgType.text },
    sql`select distinct on (m.person_id) m.person_id, k.id as class_id, c.code::text || ' ' || c.title as class_name
      from (${sharing(reader)}) m
      join classes k on k.id = m.class_id and k.archived_at is null
      join courses c on c.id = k.course_id
      join terms t on t.id = k.term_id
      where m.person_id = ${anyOf(hits.map(({ id }) => id))}
      order by m.person_id, t.first_day desc, k.id`,
  )
  const classOf = new Map(shared.map(({ personId, ...it }) => [personId, it]))
  // Leaves out people who have just left the last shared class.
  return hits.flatMap((it) => (classOf.has(it.id) ? [{ ...it, ...classOf.get(it.id)! }] : []))
}
