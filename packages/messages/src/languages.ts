/**
 * The languages that Campanile is offered in: what each calls itself, and the locale whose dates, numbers and lists it
 * uses. Another language is a file in `languages/`, a line in translations.ts and one here.
 */
export const languages = {
  en: { name: 'English', locale: 'en-GB' },
} as const

export type Language = keyof typeof languages

/** The language of a locale: `de` for `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-')[0]!.toLowerCase()
