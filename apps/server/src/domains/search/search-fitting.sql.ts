import { type SQL, sql } from 'drizzle-orm'
import { partsOf, type Typos, typosAllowed } from './search.rules.ts'
import { type Asked, literal, resemblance } from './search.sql.ts'
import type { Found, Known } from './search-trail.rules.ts'

/**
 * How many rows are read, whole-word matches first. Misspelt words need more, because many rows only look
 * similar.
 */
const candidates: Record<Typos, number> = { 0: 30, 1: 200, 2: 200 }

/**
 * How many of the latest rows are checked before anything else. A common word matches too many rows to check
 * them all, so the newest come first.
 */
export const latest = sql.raw('200')
const sufficientMatches = sql.raw('15')

/** A regular expression that matches any text in which one typo can have left a part of the word intact. */
const partsPattern = (word: string) =>
  partsOf(word)
    .map((part) => part.replaceAll('%', ''))
    .join('|')

interface Few {
  /** A query that returns `text`, `anchor` and the columns used in `order`. */
  rows: SQL
  order: SQL
}

/** The words grouped by how many typos each one allows. */
function spelt({ words, typos }: Asked) {
  const of = (count: Typos) => words.filter((word) => Math.min(typos, typosAllowed(word)) === count)
  const texts = (values: string[]) => sql`${sql.param(values)}::text[]`
  return {
    right: texts(of(0).map((word) => `% ${literal(word)}%`)),
    nearly: texts(of(1).map(partsPattern)),
    // With two typos, possibly no part of the word is intact.
    similar: texts(of(2)),
  }
}

const likeness = (text: SQL, words: SQL) => sql`select word_similarity(w, ${text}) from unnest(${words}) w`

function allFit(text: SQL, asked: Asked) {
  const { right, nearly, similar } = spelt(asked)
  return sql`${text} like all(${right}) and ${text} ~ all(${nearly})
    and ${resemblance}::real <= all(${likeness(text, similar)})`
}

/** At least one of the words matches the text. */
function oneFits(text: SQL, asked: Asked) {
  const { right, nearly, similar } = spelt(asked)
  return sql`(${text} like any(${right}) or ${text} ~ any(${nearly})
    or ${resemblance}::real <= any(${likeness(text, similar)}))`
}

const those = (asked: Asked, rows: SQL) =>
  sql`select x.* from (${rows}) x where ${allFit(sql`x.text`, asked)} and ${oneFits(sql`x.anchor`, asked)}`

function bestOf(asked: Asked, rows: SQL, order: SQL) {
  const phrase = `% ${literal(asked.words.join(' '))} %`
  return sql`${rows} order by (x.text || ' ' like ${phrase}) desc, ${order} limit (select ${candidates[asked.typos]}::int)`
}

/**
 * Matching rows among few rows, without using an index. The search text is only passed as parameters, so the
 * database plans the query once.
 */
export const fittingRows = (asked: Asked, { rows, order }: Few): SQL =>
  bestOf(asked, those(asked, rows), order)

interface Many {
  /** A query for these things that returns `text`, `anchor` and the columns used in `order`. */
  rows: (things: SQL) => SQL
  order: SQL
  /**
   * A query for the things with these `ids` and `owners`; `latest` is the one for the latest of all, newest
   * first.
   */
  things: (known: Known) => SQL
  latest: SQL
}

/** Matching rows among many, limited to the candidates of a trail. */
export function foundRows(
  asked: Asked,
  { ids, owners, further }: Found,
  { rows, order, things, latest }: Many,
): SQL {
  // Wrapped in a subquery to hide the value from the planner, which would otherwise make a new plan for each
  // search.
  const isFurther = sql`(select ${further !== null}::boolean)`
  const some = sql`${things({ ids, owners })} union select * from (
    ${things(further ?? { ids: [], owners: [] })}) f where (select count(*) from fresh) < ${sufficientMatches}`
  const all = sql`select * from fresh union ${those(asked, rows(some))}`
  return sql`with fresh as materialized (
      ${those(asked, rows(sql`select * from (${latest}) l where ${isFurther}`))} order by ${order} limit ${sufficientMatches})
    ${bestOf(asked, sql`select * from (${all}) x`, order)}`
}
