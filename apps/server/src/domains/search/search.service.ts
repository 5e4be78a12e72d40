import { phoneSearches } from '@campanile/contract/people/phone.ts'
import {
  search as contract,
  maxHitsOfKind,
  type SearchHit,
  searchKinds,
} from '@campanile/contract/search/search.ts'
import { searchWords } from '@campanile/contract/search/search-fold.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { best, bestGroupFirst, correctedWords, mostTypos } from './search.rules.ts'
import { type EntryRow, findAmongAll, findAmongOwn, findAmongStudents } from './search-entries.repo.ts'
import { readHits } from './search-hits.service.ts'
import { searchByRole, type Wording } from './search-query.rules.ts'
import { listSimilarWords } from './search-words.repo.ts'

export const search = handle(contract.search, async (ctx, { text }) => {
  const words = searchWords(text)
  const exact = await find(ctx, asTyped(words))
  if (exact.length > 0 || ctx.hasLeft()) return { items: await readBest(ctx, words, exact) }
  const phone = await findByPhone(ctx, text)
  if (phone) return { items: await readBest(ctx, [phone.digits], phone.entries) }
  return { items: await readBest(ctx, words, await findWithTypos(ctx, words)) }
})

const asTyped = (words: readonly string[]) => words.map((typed) => ({ typed, meant: [] }))

/** The people with this phone number, typed in groups or without the country code. Only admins see phone numbers. */
async function findByPhone(ctx: SignedIn, text: string) {
  if (ctx.actor.role !== 'admin') return undefined
  for (const digits of phoneSearches(text)) {
    const entries = await find(ctx, asTyped([digits]))
    if (entries.length > 0) return { digits, entries }
  }
  return undefined
}

/** The entries with all words that the reader may see. */
async function find({ db, actor }: SignedIn, words: readonly Wording[]): Promise<EntryRow[]> {
  if (actor.role === 'admin') return findAmongAll(db, searchByRole.admin, words)
  if (actor.role !== 'lecturer') return findAmongOwn(db, actor, searchByRole[actor.role], words)
  const { person, ...own } = searchByRole.lecturer
  const found = await Promise.all([
    findAmongStudents(db, actor, { person }, words),
    findAmongOwn(db, actor, own, words),
  ])
  return found.flat()
}

/** Each word may have one typo, or two if there are no such entries. Stops when the search text changes. */
async function findWithTypos(ctx: SignedIn, words: readonly string[]): Promise<EntryRow[]> {
  const misspelt = words.filter((word) => mostTypos([word]) > 0)
  if (misspelt.length === 0 || ctx.hasLeft()) return []
  const similar = await listSimilarWords(ctx.db, misspelt)
  let tried = 0
  for (const typos of [1, 2] as const) {
    if (typos > mostTypos(misspelt) || ctx.hasLeft()) break
    const wordings = words.map((typed) => {
      const known = similar.filter((it) => it.typed === typed).map(({ word }) => word)
      return { typed, meant: correctedWords(typed, known, typos) }
    })
    const count = wordings.flatMap(({ meant }) => meant).length
    if (count === tried) continue
    tried = count
    const entries = await find(ctx, wordings)
    if (entries.length > 0) return entries
  }
  return []
}

/** The best entries of each kind as hits, starting with the kind that has the best one. */
async function readBest(
  ctx: SignedIn,
  words: readonly string[],
  entries: readonly EntryRow[],
): Promise<SearchHit[]> {
  const groups = searchKinds.map((kind) =>
    best(
      words,
      entries.filter((it) => it.kind === kind),
      maxHitsOfKind,
    ),
  )
  const ranked = bestGroupFirst(groups)
  if (ranked.length === 0 || ctx.hasLeft()) return []
  const hits = await readHits(ctx, ranked)
  // Without hits to which the reader has just lost access.
  return ranked.flatMap(({ id }) => hits.get(id) ?? [])
}
