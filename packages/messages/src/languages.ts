/**
 * The languages of Campanile: what each calls itself, the locale whose dates, numbers and lists it uses, and whether
 * it is offered. One whose texts are still being translated is not. Another language is a file in `languages/` and a
 * line each here and in translations.ts.
 */
export const languages = {
  en: { name: 'English', locale: 'en-GB', isOffered: true },
  de: { name: 'Deutsch', locale: 'de-DE', isOffered: true },
  // Without the extensions some Arabic regions get other digits, and all of them a clock of 12 hours.
  ar: { name: 'العربية', locale: 'ar-u-hc-h23-nu-latn', isOffered: true },
} as const satisfies Record<string, { name: string; locale: string; isOffered: boolean }>

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

/** Languages with complete texts, in the order of the selection list. */
export const offeredLanguages: readonly Language[] = languageCodes.filter((it) => languages[it].isOffered)

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/** The cookie with the language selected in this browser. Its page sets it; the server reads it. */
export const languageCookie = 'campanile_language'

/** The file of a language: `index.de.html` for `index.html`. English has the plain name. */
export const fileIn = (language: Language, file: string): string =>
  language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`)

/** The language of a locale: `de` for `de-AT`. */
export const toLanguage = (locale: string): string => locale.split('-')[0]!.toLowerCase()
