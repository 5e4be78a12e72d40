// Replaced when pages are built (packages/messages/src/vite.ts).
declare const __LOCALE__: string

/** The locale of text without a particular reader: the page's in built pages, elsewhere British English. */
export const defaultLocale: string = typeof __LOCALE__ === 'undefined' ? 'en-GB' : __LOCALE__

export type Direction = 'ltr' | 'rtl'

/** Languages written from right to left, by their ISO 639 codes. */
const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Which way the text of a locale runs. */
export const textDirection = (locale: string): Direction =>
  fromTheRight.has(locale.split('-')[0]!.toLowerCase()) ? 'rtl' : 'ltr'
