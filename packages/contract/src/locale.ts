/** The language and region that Campanile is offered in. Dates, numbers and lists are written its way. */
export const defaultLocale: string = 'en-GB'

export type Direction = 'ltr' | 'rtl'

/** Languages written from right to left, by their ISO 639 codes. */
const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Which way the text of a locale runs. */
export const directionOf = (locale: string): Direction =>
  fromTheRight.has(locale.split('-')[0]!.toLowerCase()) ? 'rtl' : 'ltr'
