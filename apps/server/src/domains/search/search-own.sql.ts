import { type SQL, sql } from 'drizzle-orm'
import { partsOf, type Typos, typosAllowed } from './search.rules.ts'
import { type Asked, literal, resemblance } from './search.sql.ts'

/** Of somebody's own rows so many are read: those of whole words first, and what is misspelt may be much else. */
const candidates: Record<Typos, number> = { 0: 30, 1: 200, 2: 200 }

const quoted = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A word in a folded text; misspelt by one letter, what leaves a part of it as it is. */
const patternOf = (word: string, typos: number) =>
  typos === 0
    ? ` ${quoted(word)}`
    : partsOf(word)
        .map((part) => part.replaceAll('%', ''))
        .join('|')

interface Own {
  /** A query with `text`, `anchor` and what `order` names. */
  rows: SQL
  order: SQL
}

/**
 * Those of somebody's own rows that may be meant; they are few, and no index is asked. What is typed stands in values
 * alone, so that the database plans the query once.
 */
export function ownRows({ words, typos }: Asked, { rows, order }: Own): SQL {
  const typosIn = (word: string) => Math.min(typos, typosAllowed(word))
  const patterns = sql.param(
    words.filter((word) => typosIn(word) < 2).map((word) => patternOf(word, typosIn(word))),
  )
  // Of two letters wrong no part need be left.
  const similar = sql.param(words.filter((word) => typosIn(word) === 2))
  const likeness = (text: SQL) => sql`word_similarity(w, ${text}) from unnest(${similar}::text[]) w`
  return sql`select x.* from (${rows}) x
    where x.text ~ all(${patterns}::text[]) and ${resemblance}::real <= all(select ${likeness(sql`x.text`)})
      and (x.anchor ~ any(${patterns}::text[]) or ${resemblance}::real <= any(select ${likeness(sql`x.anchor`)}))
    order by (x.text || ' ' like ${`% ${literal(words.join(' '))} %`}) desc, ${order} limit ${candidates[typos]}`
}
