import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryPreparedRows } from '#db/rows.ts'
import { wordParts } from './search.rules.ts'

/** Deletes words without an entry. */
export const deleteUnusedWords = (db: Database) =>
  db.execute(sql`
    delete from search_words s where not exists (
      select from search_entries e, string_to_table(e.text, ' ') w (word) where w.word = s.word)`)

export const addMissingWords = (db: Database) =>
  db.execute(sql`select write_search_words(array(select text from search_entries))`)

/** For each of the typed words, the known words that contain an unchanged part of it. */
export const listSimilarWords = (db: Database, typed: readonly string[]) => {
  const parts = typed.map(wordParts)
  return queryPreparedRows(db, 'search-similar-words', {
    typed: pgType.text,
    word: pgType.text,
  })`select distinct t.typed, w.word from unnest(${sql.param(parts.flatMap((it, index) => it.map(() => typed[index]!)))}::text[],
        ${sql.param(parts.flat())}::text[]) as t (typed, part)
      join search_words w on w.word like t.part`
}
