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
