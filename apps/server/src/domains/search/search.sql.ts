import { type SQL, sql } from 'drizzle-orm'
import { partsOf, spellingsOf, type Typos, typosAllowed } from './search.rules.ts'

/** The search words, folded, and the typos allowed. */
export interface Asked {
  words: readonly string[]
  typos: Typos
}

/**
 * How many rows of a kind are read to choose from, by number of typos. Two typos bring many rows that do not
 * match.
 */
const candidates = [30, 30, 60] as const
/** The minimum trigram similarity of a misspelt word. The rules then decide which rows match. */
export const resemblance = 0.3

export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * The number of a word's letters that are looked up in the index. Later ones, such as an email domain, are
 * shared by many.
 */
const lettersAsked = 12

/** Hides the column from the index, so that the condition is checked on rows already found. */
export const unindexed = (column: SQL): SQL => sql`(${column} || '')`

/** A word begins with the typed text. The leading space lets the index be used from the second letter on. */
export const begins = (column: SQL, word: string): SQL =>
  word.length > lettersAsked
    ? sql`(${begins(column, word.slice(0, lettersAsked))} and ${unindexed(column)} like ${`% ${literal(word)}%`})`
    : sql`${column} like ${`% ${literal(word)}%`}`

/**
 * One letter per word. Searches with the same shape have the same query text, for `begins` and `holdsAll`.
 */
export const shapeOf = (words: readonly string[]): string =>
  words.map((word) => (word.length > lettersAsked ? 'l' : 's')).join('')

/** The word is one of the text's words; checked on rows already found, without the index. */
const stands = (column: SQL, word: string): SQL =>
  sql`${unindexed(column)} || ' ' like ${`% ${literal(word)} %`}`

/**
 * The word matches with up to the allowed typos. A single typo is searched for by parts of the word, and then
 * checked against all spellings. For two typos, `%>` asks the index for similar words, by the threshold that
 * `prepareSearch` sets, and returns many more rows.
 */
export function resembles(column: SQL, word: string, asked: Asked): SQL {
  const near = comesNear(column, word, asked)
  if (typosIn(word, asked) !== 1) return near
  return sql`(${near}
    and ${unindexed(column)} like any(${sql.param(spellingsOf(word).map((it) => `% ${it}%`))}::text[]))`
}

/** The part of the condition that an index can check, which matches slightly more. */
export function comesNear(column: SQL, word: string, asked: Asked): SQL {
  const typos = typosIn(word, asked)
  if (typos === 0) return begins(column, word)
  if (typos === 1) return sql`${column} like any(${sql.param(partsOf(word))}::text[])`
  return sql`(${begins(column, word)} or ${column} %> ${word}::text)`
}

const typosIn = (word: string, { typos }: Asked) => Math.min(typos, typosAllowed(word))

/** The text matches all words. */
export const fitsAll = (column: SQL, asked: Asked): SQL =>
  sql`(${sql.join(
    asked.words.map((word) => resembles(column, word, asked)),
    sql` and `,
  )})`

/**
 * The text contains all words in full. A single word is looked up as a whole word. Several are looked up by
 * their beginnings, because otherwise the index might only be asked for one of them, even the most common
 * one.
 */
export function holdsAll(column: SQL, words: readonly string[]): SQL {
  const [word, ...others] = words
  if (word !== undefined && others.length === 0 && word.length <= lettersAsked)
    return sql`(${column} like ${`% ${literal(word)} %`} or ${column} like ${`% ${literal(word)}`})`
  const each = words.flatMap((it) => [begins(column, it), stands(column, it)])
  return sql`(${sql.join(each, sql` and `)})`
}

/** The most rows that one lookup returns. People narrow a search by typing on. */
export const maxLookupRows = 250

/** A condition on a text. */
export type Fits = (text: SQL) => SQL

/**
 * Matches any of these ids. Hidden from the planner, which would otherwise make a new plan for each list of
 * ids.
 */
export const anyOf = (ids: readonly string[]): SQL =>
  sql`any(array(select unnest(${sql.param(ids)}::uuid[])))`

/** The likeliest match comes first: whole words, then what begins as typed or is most similar. */
export function bestFirst(column: SQL, { words, typos }: Asked): SQL {
  if (typos === 0) return sql`(${column} || ' ' like ${`% ${literal(words.join(' '))} %`}) desc`
  const likeness = (word: string) =>
    typos === 1 ? sql`(${begins(column, word)})::int` : sql`word_similarity(${word}::text, ${column})`
  return sql`(${sql.join(words.map(likeness), sql` + `)}) desc`
}

export const atMost = ({ typos }: Asked): SQL => sql`limit ${sql.raw(`${candidates[typos]}`)}`
