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

/** A letter for each word: with the same ones, queries of words that begin or stand somewhere have the same text. */
export const shapeOf = (words: readonly string[]): string =>
  words.map((word) => (word.length > lettersAsked ? 'l' : 's')).join('')

/** It is one of the words, as looked at in the rows that are found. */
const stands = (column: SQL, word: string): SQL =>
  sql`${unindexed(column)} || ' ' like ${`% ${literal(word)} %`}`

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

/**
 * All of them stand in it whole. A single word is asked for as such; of several the index finds together where they
 * begin, and would otherwise be asked for one alone, were it the commonest.
 */
export function holdsAll(column: SQL, words: readonly string[]): SQL {
  const [word, ...others] = words
  if (word !== undefined && others.length === 0 && word.length <= lettersAsked)
    return sql`(${column} like ${`% ${literal(word)} %`} or ${column} like ${`% ${literal(word)}`})`
  const each = words.flatMap((it) => [begins(column, it), stands(column, it)])
  return sql`(${sql.join(each, sql` and `)})`
}

/** Rows that one way of looking brings at most: who types on narrows it down. */
export const looked = 250

/** What a text is to be like, said of any text. */
export type Fits = (text: SQL) => SQL

/** An id of those; unseen while planning, as so few make every plan for just these cheaper than the one for any. */
export const anyOf = (ids: readonly string[]): SQL =>
  sql`any(array(select unnest(${sql.param(ids)}::uuid[])))`

/** What is most likely meant comes first: whole words, then more of them as typed, or what resembles most. */
export function bestFirst(column: SQL, { words, typos }: Asked): SQL {
  if (typos === 0) return sql`(${column} || ' ' like ${`% ${literal(words.join(' '))} %`}) desc`
  const likeness = (word: string) =>
    typos === 1 ? sql`(${begins(column, word)})::int` : sql`word_similarity(${word}::text, ${column})`
  return sql`(${sql.join(words.map(likeness), sql` + `)}) desc`
}

export const atMost = ({ typos }: Asked): SQL => sql`limit ${sql.raw(`${candidates[typos]}`)}`
