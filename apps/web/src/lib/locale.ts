import { type Direction, textDirection } from '@campanile/contract/locale.ts'
import { type Language, languages, toLanguage } from '@campanile/messages/languages.ts'

/**
 * The language and region of everything on screen: for the document and for every `Intl` format. A build replaces the
 * name; the development server, tests and the gallery are in English.
 */
export const locale: string = typeof __LOCALE__ === 'undefined' ? languages.en.locale : __LOCALE__

/** The language of these pages. */
export const language = toLanguage(locale) as Language

/** The languages that are offered to people. */
export const builtLanguages: readonly Language[] =
  typeof __LANGUAGES__ === 'undefined' ? ['en'] : __LANGUAGES__

/** During development, `?dir=rtl` shows a page from right to left. */
function previewedDirection(): Direction | undefined {
  const dir = import.meta.env.DEV && new URLSearchParams(location.search).get('dir')
  return dir === 'rtl' || dir === 'ltr' ? dir : undefined
}

/** Gives the document its language and direction. A direction that the page came with is kept. */
export function applyLocale() {
  const { documentElement } = document
  documentElement.lang = new Intl.Locale(locale).baseName
  documentElement.dir = previewedDirection() ?? (documentElement.dir || textDirection(locale))
}

/** The reading direction of the page. */
export const pageDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

const opposites: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A key as it would be from left to right: the arrow towards the end of a line is `ArrowRight`. */
export const logicalKey = (key: string): string => (pageDirection() === 'rtl' ? (opposites[key] ?? key) : key)
