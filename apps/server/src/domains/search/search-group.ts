import { maxHitsOfKind, type SearchHit } from '@campanile/contract/search/search.ts'
import { searchFold } from '@campanile/contract/search/search-fold.ts'
import type { SignedIn } from '#http/context.ts'
import { best, isFoundIn, mostTypos, type Named, type Searched } from './search.rules.ts'
import type { Asked } from './search.sql.ts'
import type { hitViews } from './search-view.ts'

export type Ranked = SearchHit & { rank: number }

/** The search text and the person searching. */
export interface Asking {
  ctx: SignedIn
  words: readonly string[]
  views: Promise<Views>
}
type Views = ReturnType<typeof hitViews>
export type Kind = keyof Views
/** A row of a kind, as the database returns it. */
export type RowOf<K extends Kind> = Parameters<Views[K]>[0]

/** A row from the database, in the form that is compared. */
export interface Comparable extends Named {
  /** Its name besides its code. */
  course?: string
  code?: string
  /** The text that at least one of the words must match. */
  anchor?: string
}

/** The matching rows, with folded text. */
export const fitting = <T extends Comparable>(
  rows: readonly T[],
  { words, typos }: Asked,
): (T & Searched)[] =>
  rows
    .filter(
      ({ text, anchor = text }) =>
        isFoundIn(words, text, typos) && words.some((word) => isFoundIn([word], anchor, typos)),
    )
    .map((it) => ({
      ...it,
      title: searchFold(it.course ?? it.name),
      keys: it.code === undefined ? [] : [searchFold(it.code)],
    }))

/** The best rows of a kind as hits; none when the person has typed on and abandoned this search. */
export async function group<K extends Kind>(
  { ctx, words, views }: Asking,
  kind: K,
  find: () => Promise<(RowOf<K> & Searched)[]>,
): Promise<Ranked[]> {
  if (ctx.hasLeft()) return []
  const rows = best(words, await find(), maxHitsOfKind)
  const view = (await views)[kind] as (row: RowOf<K>) => SearchHit
  return rows.map((row) => ({ ...view(row), rank: row.rank }))
}

/**
 * Groups of hits with the fewest typos. Stops as soon as there is a hit, and when no word is long enough for
 * more typos.
 */
export async function fewestTypos(
  { ctx, words }: Asking,
  find: (asked: Asked) => Promise<Ranked[][]>,
): Promise<Ranked[][]> {
  for (const typos of [0, 1, 2] as const) {
    if (typos > mostTypos(words) || ctx.hasLeft()) break
    const groups = await find({ words, typos })
    if (groups.flat().length > 0) return groups
  }
  return []
}
