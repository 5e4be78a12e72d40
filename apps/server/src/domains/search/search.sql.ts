import { type SQL, sql } from 'drizzle-orm'
import { typosAllowed } from './search.rules.ts'

/** What is looked for, folded. */
export interface Asked {
  words: readonly string[]
  /** Also what is spelt a little differently. */
  loose: boolean
}

/** Rows of a kind read before the best are chosen among them. */
const candidates = { strict: 40, loose: 60 }

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A word begins with what was typed. The space before makes it serve the index from the second letter on. */
const begins = (column: SQL, word: string): SQL => sql`${column} like ${`% ${literal(word)}%`}`

/** It is one of the words. */
const stands = (column: SQL, word: string): SQL =>
  sql`(${column} like ${`% ${literal(word)} %`} or ${column} like ${`% ${literal(word)}`})`

/** `%>` asks the index for words that share enough of their letters, as set by `search.repo.ts`. */
const resembles = (column: SQL, word: string, { loose }: Asked): SQL =>
  loose && typosAllowed(word) > 0
    ? sql`(${begins(column, word)} or ${column} %> ${word}::text)`
    : begins(column, word)

/** All words are found in the text. */
export const fitsAll = (column: SQL, asked: Asked): SQL =>
  sql`(${sql.join(
    asked.words.map((word) => resembles(column, word, asked)),
    sql` and `,
  )})`

/** All of them stand in it whole. */
export const holdsAll = (column: SQL, { words }: Asked): SQL =>
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

/** What is most likely meant comes first: whole words, or what resembles most. */
export const bestFirst = (column: SQL, { words, loose }: Asked): SQL =>
  loose
    ? sql`(${sql.join(
        words.map((word) => sql`word_similarity(${word}::text, ${column})`),
        sql` + `,
      )}) desc`
    : sql`(${column} || ' ' like ${`% ${literal(words.join(' '))} %`}) desc`

export const atMost = ({ loose }: Asked): SQL => sql`limit ${loose ? candidates.loose : candidates.strict}`
