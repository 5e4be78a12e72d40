import { maxHitsOfKind } from '@campanile/contract/search/search.ts'
import {
  isSearchable,
  maxSearchLength,
  searchFold,
  searchWords,
} from '@campanile/contract/search/search-fold.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { computeRank, mostTypos, type Typos, typosAllowed, typosToPrefix } from './search.rules.ts'
import { searchFactories } from './testing/search-factories.ts'

const server = await startTestServer()
const { make } = server
const add = searchFactories(server)

// Characters that are special in patterns, and scripts with signs that are not letters.
const words = [
  'C++',
  '(intro',
  'a|b',
  '[draft]',
  '\\d+',
  '^x$',
  '100%_',
  '1.5*',
  'हिन्दी',
  '王小明',
  'Ähnlich',
]
const longWords = ['statics', 'mechanics', 'thermodynamics', 'statistics', 'essay', 'essays']
const titles = [...words, ...longWords].flatMap((word, index, all) => [
  word,
  `${word} ${all[(index * 5 + 1) % all.length]}`,
])

let browser: TestBrowser
beforeAll(async () => {
  const student = await make.student()
  for (const title of titles) await add.mitigation(student.id, title)
  browser = await server.as(student)
})

/** Whether a text contains all words, with up to `typos` typos in each word of sufficient length. */
const isFoundIn = (asked: readonly string[], text: string, typos: Typos) =>
  asked.every((word) =>
    text
      .split(' ')
      .some((it) => it.startsWith(word) || typosToPrefix(word, it) <= Math.min(typos, typosAllowed(word))),
  )

/** The expected ranks according to the rules: titles with the fewest typos, best match first. */
function listRanks(text: string): number[] {
  const asked = searchWords(text)
  for (const typos of [0, 1, 2] as const) {
    if (typos > mostTypos(asked)) break
    const fitting = titles
      .map((title) => ({ title: searchFold(title), text: searchFold(title), keys: [] }))
      .filter((it) => isFoundIn(asked, it.text, typos))
    if (fitting.length > 0)
      return fitting.map((it) => computeRank(asked, it)!).sort((one, other) => one - other)
  }
  return []
}

it('the database finds what the rules find among all rows, whatever is typed', async () => {
  const misspelt = fc
    .tuple(fc.constantFrom(...longWords), fc.nat(), fc.constantFrom('', 'x', 'st'))
    .map(([word, at, instead]) => {
      const place = at % word.length
      return word.slice(0, place) + instead + word.slice(place + 1)
    })
  const begun = fc
    .tuple(fc.constantFrom(...words, ...longWords), fc.nat())
    .map(([word, length]) => word.slice(0, 1 + (length % word.length)))
  const typed = fc.array(fc.oneof(misspelt, begun), { minLength: 1, maxLength: 3 }).map((it) => it.join(' '))
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      fc.pre(isSearchable(text) && text.length <= maxSearchLength)
      const { items } = await browser.search({ text })
      const found = items.map(({ title }) =>
        computeRank(searchWords(text), {
          title: searchFold(title),
          text: ` ${searchFold(title)}`,
          keys: [],
        }),
      )
      expect(found).toEqual(listRanks(text).slice(0, maxHitsOfKind))
    }),
    { numRuns: 100 },
  )
})
