import { maxHitsOfKind, type SearchHit } from '@campanile/contract/search.ts'
import type { SignedIn } from '#http/context.ts'
import { best, mostTypos, type Searched } from './search.rules.ts'
import type { Asked } from './search.sql.ts'
import type { hitViews } from './search-view.ts'

export type Ranked = SearchHit & { rank: number }

/** What somebody searches for, and how they see it. */
export interface Asking {
  ctx: SignedIn
  words: readonly string[]
  views: ReturnType<typeof hitViews>
}

/** The best rows of a kind as hits; none for whoever types on and gives the search for what was typed before up. */
export async function group<T extends Searched>(
  { ctx, words }: Asking,
  find: () => T[] | Promise<T[]>,
  view: (row: T) => SearchHit,
): Promise<Ranked[]> {
  if (ctx.hasLeft()) return []
  return best(words, await find(), maxHitsOfKind).map((row) => ({ ...view(row), rank: row.rank }))
}

/** Groups of hits; with a hit of fewer typos, nobody has made more, nor can one mistype a number or two letters. */
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
