import { isLanguage, languages } from '@campanile/messages/languages.ts'

/** The locale of a language. Without one, and for a language no longer offered, it is that of English. */
export const toLocale = (language: string | null): string =>
  languages[language !== null && isLanguage(language) ? language : 'en'].locale

/** Ada, Grace and Edsger. */
export const listWords = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(items)

/** Autumn 2026, Class CS101, Below 75%: the parts of a heading. */
export const partsInWords = (parts: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)

/** Cached: creating a format takes longer than formatting many numbers. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, decimals: number | undefined, useGrouping: boolean): Intl.NumberFormat {
  const key = `${locale} ${decimals} ${useGrouping}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping,
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? 20,
    })
  formats.set(key, format)
  return format
}

const countDecimals = (figure: string) => figure.split('.')[1]?.length ?? 0

/** 1250.5, without separators of thousands. As many decimals as there are, unless they are given. */
export const numberText = (value: number, locale: string, decimals?: number): string =>
  numberFormat(locale, decimals, false).format(value)

/** A figure such as 72.50, with the decimals that it has. */
export const figureText = (figure: string, locale: string): string =>
  numberFormat(locale, countDecimals(figure), false).format(figure as Intl.StringNumericLiteral)

/** A figure such as 1250.50, with the decimals that it has and separators of thousands. */
export const groupedFigureText = (figure: string, locale: string): string =>
  numberFormat(locale, countDecimals(figure), true).format(figure as Intl.StringNumericLiteral)
