import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryRows } from '#db/rows.ts'
import { type Asked, begins, type Fits, holdsAll, maxLookupRows, resembles, unindexed } from './search.sql.ts'

const ids = pgType.array(pgType.uuid)
const studyPlacesRow = { courses: ids, isTerm: pgType.boolean }
const placesRow = {
  ...studyPlacesRow,
  students: ids,
  employees: ids,
  mitigation: ids,
  assignments: ids,
  exams: ids,
  isLeaveType: pgType.boolean,
}
type Places = RowOf<typeof placesRow>

const all = (queries: readonly SQL[]) => sql.join([...queries], sql` union all `)

const oneMore = sql.raw(`${maxLookupRows + 1}`)

/** Where a word occurs, with one row above the limit to show that there are more; people share one limit. */
const lists = {
  courses: sql`courses`,
  mitigation: sql`mitigation_requests`,
  assignments: sql`assignments`,
  exams: sql`exams`,
}
type Listed = keyof typeof lists

const listed = (list: Listed, fits: Fits) => sql`array(
  select t.id from ${lists[list]} t where ${fits(sql`t.search_text`)} limit ${oneMore}) as ${sql.raw(list)}`

const people = (fits: Fits) => sql`(
  select coalesce(array_agg(p.id) filter (where p.role = 'student'), '{}') as students,
    coalesce(array_agg(p.id) filter (where p.role <> 'student'), '{}') as employees
  from (select p.id, p.role from people p where ${fits(sql`p.search_text`)} limit ${oneMore}) p) p`

const names = (table: SQL, fits: Fits) =>
  sql`exists (select from ${table} t where ${fits(unindexed(sql`t.search_text`))})`
const isTerm = (fits: Fits) => sql`${names(sql`terms`, fits)} as is_term`

/** For each word, in order, where it occurs across the institution. */
export const readPlaces = (db: Database, asked: Asked) => {
  const of = (word: string) => {
    const fits: Fits = (text) => begins(text, word)
    const places = (Object.keys(lists) as Listed[]).map((list) => listed(list, fits))
    return sql`select p.*, ${sql.join(places, sql`, `)}, ${isTerm(fits)},
      ${names(sql`leave_types`, fits)} as is_leave_type from ${people(fits)}`
  }
  return queryRows(db, placesRow, all(asked.words.map(of)))
}

/**
 * Where all words occur together, as whole words first. For a single word its other places are known already.
 */
export const readTogether = (db: Database, { words }: Asked, places: readonly Places[]) => {
  const begun: Fits = (text) =>
    sql.join(
      words.map((word) => begins(text, word)),
      sql` and `,
    )
  const ways: Fits[] = [(text) => holdsAll(text, words), ...(words.length > 1 ? [begun] : [])]
  // They can only occur together where each of them occurs.
  const list = (it: Listed, fits: Fits) =>
    places.every(({ [it]: ids }) => ids.length > 0) ? listed(it, fits) : sql`'{}'::uuid[] as ${sql.raw(it)}`
  const of = (fits: Fits) =>
    sql`select p.*, ${sql.join(
      (Object.keys(lists) as Listed[]).map((it) => list(it, fits)),
      sql`, `,
    )}, false as is_term, false as is_leave_type from ${people(fits)}`
  return queryRows(db, placesRow, all(ways.map(of)))
}

/** For each word, in order, the courses and terms in which it occurs, including misspelt. */
export const readStudyPlaces = (db: Database, asked: Asked) => {
  const of = (word: string) => {
    const fits: Fits = (text) => resembles(text, word, asked)
    return sql`select ${listed('courses', fits)}, ${isTerm(fits)}`
  }
  return queryRows(db, studyPlacesRow, all(asked.words.map(of)))
}
