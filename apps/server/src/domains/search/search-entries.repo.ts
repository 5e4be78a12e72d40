import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryPreparedRows, type ShapeRow } from '#db/rows.ts'
import { classesOfReader } from '#domains/access/session-access.sql.ts'
import type { Actor } from '#http/context.ts'
import { searchEntries } from './search.tables.ts'
import { type LabelsOfKinds, toTsquery, type Wording } from './search-query.rules.ts'

export type Reader = Pick<Actor, 'id' | 'role'>

const { id, kind, title, text, keys } = searchEntries
const entryRow = { id, kind, title, text, keys }
export type EntryRow = ShapeRow<typeof entryRow>

/** The kinds to search, with their queries. Passed as parameters, so that the database plans a search once. */
function kindQueries(labels: LabelsOfKinds, words: readonly Wording[]) {
  const kinds = Object.entries(labels)
  const queries = (whole: boolean) => kinds.map(([, it]) => toTsquery(it, words, { whole }))
  return sql`unnest(${sql.param(kinds.map(([it]) => it))}::text[], ${sql.param(queries(false))}::tsquery[],
    ${sql.param(queries(true))}::tsquery[]) as k (kind, begun, whole)`
}

const columns = sql`e.id, e.kind, e.title, e.text, e.keys, e.sorted_at`
/** Entries with all words in full come first, then the latest. */
const bestFirst = sql`is_whole desc, sorted_at desc, text, id`
/** Number of entries ranked per kind. */
const maxRanked = sql.raw('30')

/**
 * Entries of the whole institution for which `isSeen` holds. A word that occurs in thousands of entries would
 * take long to read, so the latest entries are checked first, then those with all words in full, then all
 * others, each step only if there are too few so far.
 */
const findAnywhere = (db: Database, name: string, kinds: SQL, isSeen: SQL): Promise<EntryRow[]> =>
  queryPreparedRows(
    db,
    name,
    entryRow,
  )`select k.kind, e.id, e.title, e.text, e.keys from ${kinds} cross join lateral (
        with latest as materialized (
          select ${columns}, e.words @@ k.whole as is_whole from (
            select * from search_entries e where e.kind = k.kind and e.sorted_at is not null
            order by e.sorted_at desc limit 200) e
          where e.words @@ k.begun),
        whole as materialized (
          select ${columns}, true as is_whole from search_entries e
          where e.words @@ k.whole and ${isSeen} and (select count(*) from latest) < 15 limit 100),
        begun as materialized (
          select ${columns}, e.words @@ k.whole as is_whole from search_entries e
          where e.words @@ k.begun and ${isSeen} and (select count(*) from latest) < 15
            and (select count(*) from whole) < ${maxRanked} limit 100)
        select * from latest union select * from whole union select * from begun
        order by ${bestFirst} limit ${maxRanked}) e`

/** Entries of everything, for admins. */
export const findAmongAll = (db: Database, labels: LabelsOfKinds, words: readonly Wording[]) =>
  findAnywhere(db, 'search-all', kindQueries(labels, words), sql`true`)

/** Writes the entries that differ from the view that defines them. Reads all of it, which takes a while. */
export async function repairEntries(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = '10min'`)
  await db.execute(sql`select write_search_entries(array(
    select coalesce(s.id, e.id) from search_sources s full join search_entries e using (id)
    where s is distinct from e))`)
}

/** Array of those that aren't archived. */
const openReaderClasses = (reader: Reader) => sql`array(
  select k.id from classes k where k.archived_at is null and k.id in (${classesOfReader(reader)}))`

/** A lecturer's students, who can be thousands. */
export const findAmongStudents = (
  db: Database,
  reader: Reader,
  labels: LabelsOfKinds,
  words: readonly Wording[],
) =>
  findAnywhere(
    db,
    'search-students',
    kindQueries(labels, words),
    // `is true` makes the database list them once, instead of looking up the classes of each person found.
    sql`(e.id in (select student_id from enrolments
      where left_at is null and class_id = any(${openReaderClasses(reader)}))) is true`,
  )

/** A deferred sitting is seen by the lecturers of the class, and by the students who will sit it. */
const isSeenByReader = ({ id, role }: Reader) => sql`(e.seen_by @> array[${role}]::text[]
  or e.seen_by @> '{lecturer}' and e.id in (
    select new_exam_id from exam_deferrals where student_id = ${id} and reversed_at is null))`

/** Lecturers of a student. */
const isOwnLecturer = (reader: Reader) =>
  reader.role === 'student'
    ? sql`e.id = any(array(select lecturer_id from class_lecturers where class_id = any(${openReaderClasses(reader)})))`
    : sql`false`

/** The contents of the reader's classes, a student's lecturers, and the reader's own requests. */
export const findAmongOwn = (
  db: Database,
  reader: Reader,
  labels: LabelsOfKinds,
  words: readonly Wording[],
) =>
  queryPreparedRows(db, `search-own-${reader.role}`, entryRow)`select kind, id, title, text, keys from (
        select e.*, row_number() over (partition by kind order by ${bestFirst}) as place from (
          select ${columns}, e.words @@ k.whole as is_whole from ${kindQueries(labels, words)} join (
            select * from search_entries e
            where e.class_id = any(array(${classesOfReader(reader)})) or e.person_id = ${reader.id} or ${isOwnLecturer(reader)}
            offset 0
          ) e on e.kind = k.kind
          where e.words @@ k.begun and ${isSeenByReader(reader)}) e
      ) e where place <= ${maxRanked}`
