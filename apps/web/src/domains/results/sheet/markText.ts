import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'
/** A cell as text: '' nothing entered, 'A' absent, 'I' incomplete, otherwise a decimal as people write it. */
export type MarkText = string

const hasComma = new Intl.NumberFormat(locale).format(1.5).includes(',')

const absent = 'A'
const incomplete = 'I'
const states: Record<string, string> = {
  a: absent,
  absent,
  [m.valueAbsent().toLowerCase()]: absent,
  i: incomplete,
  incomplete,
  [m.valueIncomplete().toLowerCase()]: incomplete,
}

/** Above every mark. */
const highest = '99999.99'
const decimal = /^(\d{0,5})(?:[.,](\d*))?$/
const tooLong = /^\d{6,}/
const below = /^[-−]\s*[\d.,]+$/

/** Exact: hundredths of a mark as a whole number. */
export const hundredthsOf = (mark: string) => {
  const [whole = '', part = ''] = mark.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

/** As short as it can be written: '12.50' is 12.5. */
export function shortMark(mark: string): string {
  const [whole = '', part = ''] = mark.split('.')
  const rest = part.replace(/0{1,2}$/, '')
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  return rest ? `${units}.${rest}` : units
}

export const isMark = (text: MarkText) => text !== '' && text !== absent && text !== incomplete

type Read = { text: MarkText } | { problem: string }

/** The typed or pasted value as it will be stored, or a sentence that explains why it is not a mark. */
export function readMark(typed: string, maxMark: string): Read {
  const raw = typed.trim()
  if (raw === '') return { text: '' }
  const state = states[raw.toLowerCase()]
  if (state) return { text: state }
  if (below.test(raw)) return { problem: m.aMarkCantBeNegative() }
  const most = m.atMostMark({ mark: shortMark(maxMark) })
  if (tooLong.test(raw)) return { problem: most }
  const [, whole = '', part = ''] = decimal.exec(raw) ?? []
  if (!whole && !part) return { problem: m.enterANumberAOrI() }
  if (part.length > 2) return { problem: m.atMostTwoDecimals() }
  const text = shortMark(`${whole}.${part}`)
  return hundredthsOf(text) > hundredthsOf(maxMark) ? { problem: most } : { text }
}

/** Why it is not a mark; none if it is one. */
export function problemOf(typed: string, maxMark: string): string | undefined {
  const read = readMark(typed, maxMark)
  return 'problem' in read ? read.problem : undefined
}

/** The typed value, normalised if it is a mark. */
export function tidiedMark(typed: string, maxMark: string): MarkText {
  const read = readMark(typed, maxMark)
  return 'text' in read ? read.text : typed.trim()
}

/** Whether two ways of writing mean the same: "12,50" and "12.5". */
export const isSameMark = (one: string, other: string) =>
  one === other || tidiedMark(one, highest) === tidiedMark(other, highest)

/** A mark with the reader's decimal separator: "12.5", in German "12,5". Invalid input stays as typed. */
export const shownMark = (text: string): string =>
  hasComma && /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text

/** A cell as a person reads it. */
export const spoken = (text: MarkText) =>
  text === ''
    ? m.valueNothing()
    : text === absent
      ? m.valueAbsent()
      : text === incomplete
        ? m.valueIncomplete()
        : shownMark(text)
