import { isLanguage, languages } from '@campanile/messages/languages.ts'

/** The locale of a language. Without one, and for a language no longer offered, it is that of English. */
export const localeOf = (language: string | null): string =>
  languages[language !== null && isLanguage(language) ? language : 'en'].locale

/** The locale of documents and files. It is the same for everybody while they are in one language. */
export const readerLocale = (): string => localeOf(null)

/** Ada, Grace and Edsger. */
export const listWords = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(items)
