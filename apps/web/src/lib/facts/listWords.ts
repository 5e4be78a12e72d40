import { locale } from '../locale.ts'

const everyOne = new Intl.ListFormat(locale, { type: 'conjunction' })
const anyOne = new Intl.ListFormat(locale, { type: 'disjunction' })
const counts = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })

/** "lecturers and staff" */
export const listAnd = (items: Iterable<string>): string => everyOne.format(items)

/** "and or or" */
export const listOr = (items: Iterable<string>): string => anyOne.format(items)

/** "8 weekend days, 2 public holidays": counted things, without a word between the last two in English. */
export const listCounts = (items: Iterable<string>): string => counts.format(items)
