import { type SQL, sql } from 'drizzle-orm'
import { partsOf, type Typos, typosAllowed } from './search.rules.ts'
import { type Asked, literal, resemblance } from './search.sql.ts'
import type { Found, Known } from './search-trail.rules.ts'

/** So many of the rows are read: those of whole words first, and what is misspelt may be much else. */
const candidates: Record<Typos, number> = { 0: 30, 1: 200, 2: 200 }

/** Of the latest rows so many are looked through, until enough fit: what is common is in more of any age than can be. */
export const latest = sql.raw('200')
const enough = sql.raw('15')

/** What leaves a part of a word that is misspelt by one letter; such a word has letters alone. */
const partsPattern = (word: string) =>
  partsOf(word)
    .map((part) => part.replaceAll('%', ''))
    .join('|')

interface Few {
  /** A query with `text`, `anchor` and what `order` names. */
  rows: SQL
  order: SQL
}

/** The words, by how many letters may be wrong in them. */
function spelt({ words, typos }: Asked) {
  const of = (count: Typos) => words.filter((word) => Math.min(typos, typosAllowed(word)) === count)
  const texts = (values: string[]) => sql`${sql.param(values)}::text[]`
  return {
    right: texts(of(0).map((word) => `% ${literal(word)}%`)),
    nearly: texts(of(1).map(partsPattern)),
    // Of two letters wrong no part need be left.
    similar: texts(of(2)),
  }
}

const likeness = (text: SQL, words: SQL) => sql`select word_similarity(w, ${text}) from unnest(${words}) w`

function allFit(text: SQL, asked: Asked) {
  const { right, nearly, similar } = spelt(asked)
  return sql`${text} like all(${right}) and ${text} ~ all(${nearly})
    and ${resemblance}::real <= all(${likeness(text, similar)})`
}

/** At least one of the words may be meant by the text. */
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
 * Those of few rows that may be meant; no index is asked. What is typed stands in values alone, so that the database
 * plans the query once.
 */
export const fittingRows = (asked: Asked, { rows, order }: Few): SQL =>
  bestOf(asked, those(asked, rows), order)

interface Many {
  /** A query of those things, with `text`, `anchor` and what `order` names. */
  rows: (things: SQL) => SQL
  order: SQL
  /** Queries of things: of `ids` and `owners`, and the latest of all, the last first. */
  things: (known: Known) => SQL
  latest: SQL
}

/** The same of many things along a trail. */
export function foundRows(
  asked: Asked,
  { ids, owners, further }: Found,
  { rows, order, things, latest }: Many,
): SQL {
  // Unseen while planning: the database would plan each search anew to save itself what is not looked at.
  const isFurther = sql`(select ${further !== null}::boolean)`
  const some = sql`${things({ ids, owners })} union select * from (
    ${things(further ?? { ids: [], owners: [] })}) f where (select count(*) from fresh) < ${enough}`
  const all = sql`select * from fresh union ${those(asked, rows(some))}`
  return sql`with fresh as materialized (
      ${those(asked, rows(sql`select * from (${latest}) l where ${isFurther}`))} order by ${order} limit ${enough})
    ${bestOf(asked, sql`select * from (${all}) x`, order)}`
}
