import { locale } from './locale.ts'

const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })
const series = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })

/** Ada, Grace and Alan */
export const listWords = (items: Iterable<string>): string => all.format(items)

/** Ada, Grace or Alan */
export const choiceWords = (items: Iterable<string>): string => any.format(items)

/** Ada, Grace, Alan: values in a row, not part of a sentence. */
export const seriesWords = (items: Iterable<string>): string => series.format(items)

/** The same for items that are shown as links: each with the comma of the language before it. */
export function seriesParts<Item extends { name: string }>(items: readonly Item[]) {
  const parts = series.formatToParts(items.map(({ name }) => name))
  let next = 0
  let before = ''
  const found: { before: string; item: Item }[] = []
  for (const { type, value } of parts) {
    const item = items[next]
    if (type === 'literal' || !item) before += value
    else {
      found.push({ before, item })
      before = ''
      next++
    }
  }
  return found
}
