import { type SQL, sql } from 'drizzle-orm'
import { partsOf, spellingsOf, type Typos, typosAllowed } from './search.rules.ts'

/** What is looked for, folded. */
export interface Asked {
  words: readonly string[]
  typos: Typos
}

/** Rows of a kind read before the best are chosen among them, by the typos; two of them bring much that is meant less. */
const candidates = [30, 30, 60] as const
/** The share of a word's letters in threes that a misspelt one must have; which of them fit, the rules decide. */
export const resemblance = 0.3

export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Letters of a word that the index is asked for: the end of an e-mail address says the same of everybody. */
const lettersAsked = 12

/** Looked at in the rows that were found, instead of asked of the index. */
export const unindexed = (column: SQL): SQL => sql`(${column} || '')`

/** A word begins with what was typed. The space before makes it serve the index from the second letter on. */
export const begins = (column: SQL, word: string): SQL =>
  word.length > lettersAsked
    ? sql`(${begins(column, word.slice(0, lettersAsked))} and ${unindexed(column)} like ${`% ${literal(word)}%`})`
    : sql`${column} like ${`% ${literal(word)}%`}`

/** It is one of the words. */
const stands = (column: SQL, word: string): SQL =>
  word.length > lettersAsked
    ? sql`(${begins(column, word)} and ${unindexed(column)} || ' ' like ${`% ${literal(word)} %`})`
    : sql`(${column} like ${`% ${literal(word)} %`} or ${column} like ${`% ${literal(word)}`})`

/**
 * It is found with so many typos. One is looked for by parts of the word, and then by all its spellings; `%>` asks
 * the index for words that share enough of their letters, as set by `prepareSearch`, and brings far more.
 */
export function resembles(column: SQL, word: string, asked: Asked): SQL {
  const near = comesNear(column, word, asked)
  if (typosIn(word, asked) !== 1) return near
  return sql`(${near}
    and ${unindexed(column)} like any(${sql.param(spellingsOf(word).map((it) => `% ${it}%`))}::text[]))`
}

/** What the index alone tells of it, which is a little more. */
export function comesNear(column: SQL, word: string, asked: Asked): SQL {
  const typos = typosIn(word, asked)
  if (typos === 0) return begins(column, word)
  if (typos === 1) return sql`${column} like any(${sql.param(partsOf(word))}::text[])`
  return sql`(${begins(column, word)} or ${column} %> ${word}::text)`
}

const typosIn = (word: string, { typos }: Asked) => Math.min(typos, typosAllowed(word))

/** All words are found in the text. */
export const fitsAll = (column: SQL, asked: Asked): SQL =>
  sql`(${sql.join(
    asked.words.map((word) => resembles(column, word, asked)),
    sql` and `,
  )})`

/** All of them stand in it whole. */
const holdsAll = (column: SQL, { words }: Asked): SQL =>
  sql`(${sql.join(
    words.map((word) => stands(column, word)),
    sql` and `,
  )})`

/** At least one is. */
export const fitsAny = (column: SQL, asked: Asked): SQL =>
  sql`(${sql.join(
    asked.words.map((word) => resembles(column, word, asked)),
    sql` or `,
  )})`

/** Rows that one way of looking brings at most: who types on narrows it down. */
export const looked = 250
/** Of the latest rows so many are looked through besides: what is common brings more than `looked`, of any age. */
export const latest = 400

/** And by one word of several: one that brings more is too common to lead anywhere. */
const lookedAlone = 100

/** What a text is to be like, said of any text. */
export type Fits = (text: SQL) => SQL
/** Ids of rows, at most so many. */
type Way = (fits: Fits, most: number) => SQL

interface Ways {
  /** Ids of rows that all words are found in together. */
  together: Way[]
  /** Ids by one word of several, the others of which may stand elsewhere: a rare one brings all its rows. */
  alone?: Way[]
  /** Ids of the latest. */
  among?: SQL
}

/** An id of those. */
export const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`

const union = (ways: readonly SQL[]) =>
  sql.join(
    ways.map((ids) => sql`(${ids})`),
    sql` union `,
  )

/** Ids of rows worth a look: a bounded number, however long the history. */
export function lookedAt(asked: Asked, { together, alone = [], among }: Ways): SQL {
  const ways = (fits: typeof fitsAll) => together.map((way) => way((text) => fits(text, asked), looked))
  // What whole words name is there in any case, however much begins with them.
  const whole = ways(holdsAll)
  const fitting = ways(fitsAll)
  if (!among) {
    const tooFew = sql`(select count(*) from whole) < ${candidates[0]}`
    const begun = fitting.map((ids) => sql`select id from (${ids}) w where ${tooFew}`)
    return sql`with whole as materialized (${union(whole)}) ${union([sql`select id from whole`, ...begun])}`
  }
  if (asked.words.length === 1) {
    // With enough of the latest nothing older is asked for, as it would come after them.
    const tooFew = sql`(select count(*) from among) < ${candidates[0]}`
    const older = fitting.map((ids) => sql`select id from (${ids}) w where ${tooFew}`)
    return sql`with among as materialized (${among}) ${union([sql`select id from among`, ...whole, ...older])}`
  }
  const each = asked.words.flatMap((word) =>
    alone.map((way) => way((text) => begins(text, word), lookedAlone)),
  )
  return union([...whole, ...fitting, ...each, among])
}

/** What is most likely meant comes first: whole words, then more of them as typed, or what resembles most. */
export function bestFirst(column: SQL, { words, typos }: Asked): SQL {
  if (typos === 0) return sql`(${column} || ' ' like ${`% ${literal(words.join(' '))} %`}) desc`
  const likeness = (word: string) =>
    typos === 1 ? sql`(${begins(column, word)})::int` : sql`word_similarity(${word}::text, ${column})`
  return sql`(${sql.join(words.map(likeness), sql` + `)}) desc`
}

export const atMost = ({ typos }: Asked): SQL => sql`limit ${candidates[typos]}`

interface FewRows {
  /** A query of few rows with `name`, `text` and whatever `columns` and `order` name as columns of `x`. */
  rows: SQL
  columns?: SQL
  /** Whether they have an `anchor`, too: what at least one of the words is found in. */
  anchored?: boolean
  order: SQL
}

/**
 * Those of few rows whose `text` fits, what they are called folded as `title`. The rows are fetched first: what the
 * database guesses of how many fit would lead it astray.
 */
export const fitting = (asked: Asked, { rows, columns, anchored, order }: FewRows): SQL => sql`
  select x.*, ${columns ?? sql`search_fold(x.name) as title, '{}'::text[] as keys`}
  from (${rows} offset 0) x
  where ${fitsAll(sql`x.text`, asked)} and ${anchored ? fitsAny(sql`x.anchor`, asked) : sql`true`}
  order by ${bestFirst(sql`x.text`, asked)}, ${order} ${atMost(asked)}`
